// What happened is told, one act after the other, on top of a table that is drawn already: who acted is lit, the piece goes its
// way, the words change, a beat. Nobody waits for it: whatever the reader does ends it, and what it shows on the way are ghosts
// and transforms over things that stand where they belong. The lines of the log are the acts; a game adds how its pieces move.

import { $, calm, kept, root } from "./page.js";

const FACTORS = { calm: 1.6, usual: 1, quick: 0.5, once: 0 };
const [ACT, RING] = [1360, 240]; // an ordinary act: lit, on its way for 420, a beat of 700
/** More acts than this at once were missed, not seen: they are for the recap. */
const MOST = 8;

/** By how much everything lasts longer; 0 where nothing is told. A replay that goes faster tells faster. */
export const pace = () => (FACTORS[kept.get("tempo") ?? "usual"] ?? 1) / (isReplay && Number(kept.get("replay-speed")) || 1);
const isReplay = root?.dataset.page === "replay";

/** The time animations go by: it stands still within a frame, so that they and we agree on how far they are. */
export const time = () => Number(document.timeline.currentTime);

// ---- Acts

/** The seat of who reads; empty for who watches. */
export const own = () => $("you")?.dataset.seat ?? "";

/** An act, as a line of the log tells it: what, in notation; by whom; in words. */
export function actOf(line) {
  const seat = line.className.match(/\bof-(\d)/)?.[1] ?? "";
  const [first, ...more] = [...line.querySelectorAll("a > span:not(.log__pic)")].map((one) => one.textContent.trim());
  const name = line.querySelector("a > span > b")?.textContent ?? "";
  const short = (first ?? "").slice(name && first?.startsWith(name) ? name.length : 0).replace(/^[\s:  ]+/, "");
  return { line, number: Number(line.id.slice(4)), seat, deed: line.dataset.deed ?? "", short, words: [first, ...more].filter(Boolean), length: Number(line.dataset.length ?? (seat ? 100 : 0)) };
}

// ---- How games show acts

const tellers = [];

/** A game's own way to show an act: it is told the act, when to begin and by how much everything lasts longer, and answers how long
    it takes at the usual tempo. It is asked again, with `again`, when the table was drawn anew meanwhile. */
export const onAct = (teller) => tellers.push(teller);

const running = new Set();

/** Moves something, until it is there or nobody wants to wait; where no motion is wanted it is there at once. */
export function animate(element, frames, options) {
  const still = calm.matches && frames.some(({ transform }) => transform && transform !== "none");
  const animation = element.animate(frames, { fill: "backwards", easing: "ease-in-out", ...options });
  running.add(animation);
  animation.finished.catch(() => {}).finally(() => running.delete(animation));
  if (still) animation.finish();
  return animation;
}

/** Something that is shown for a while and goes when its time is over. */
export function pass(element, frames, options) {
  element.classList.add("is-ghost");
  animate(element, frames, { fill: "both", ...options }).finished.catch(() => {}).finally(() => element.remove());
  return element;
}

/** Words that lie over the board for a while: what a big moment is about. */
export function ribbon(text, { at = 0, lasts, kind = "" }) {
  const board = document.querySelector(".middle__board");
  if (!board || !text) return;
  for (const old of board.querySelectorAll(":scope > .ribbon")) if (old.textContent === text) old.remove(); // it goes on in this one
  const box = Object.assign(document.createElement("p"), { className: `ribbon ${kind}`, textContent: text });
  box.setAttribute("aria-hidden", "true"); // it is said anyway
  board.append(box);
  if (calm.matches) {
    // Without motion it stands there until the next act.
    box.classList.add("is-still");
    box.animate([{ opacity: 0 }, {}], { duration: 120 });
    return;
  }
  const away = { opacity: 0, transform: "translateY(-.5rem) scale(.96)" };
  const edge = Math.min(0.4, 120 / lasts);
  pass(box, [away, { opacity: 1, transform: "none", offset: edge }, { opacity: 1, transform: "none", offset: 1 - edge }, away], { duration: lasts, delay: at, easing: "ease-out" });
}

/** How long the game takes to show an act. For who wants no motion it shows words alone: `still`. */
function perform(act, at, again) {
  if (!again) recent = [...recent.filter(isOnItsWay), act];
  return Math.max(0, ...tellers.map((teller) => {
    try {
      return teller(act, { at, speed: act.speed, again, still: calm.matches }) ?? 0;
    } catch (error) {
      console.error(error); // what cannot be shown is said, and the next act follows
      return 0;
    }
  }));
}

/** Pieces may be on their way a little longer than until the next act begins. */
const isOnItsWay = (act) => time() < act.begins + act.lead + Math.max(ACT, ACT * act.length / 100) * act.speed;

// ---- One act after the other

const queue = [];
let now = null; // the act that is being told
let actor = ""; // the seat that acted last
let recent = []; // acts whose pieces may still be on their way
let pressed = null; // while a button is held down
let timer;

/** Whether something is being told. */
export const telling = () => Boolean(now);

/** Says an act to who listens. */
function say(...acts) {
  if ($("say")) $("say").textContent = acts.flatMap((act) => act.words).join(" ");
}

/** Lights the place of who acts, and says there what. */
function light(act) {
  const slot = $(`player-${act.seat}`);
  if (!slot?.firstElementChild) return;
  slot.classList.add("is-acting");
  word(act)?.animate([{ opacity: 0 }, {}], { duration: 120 });
}

/** Says at the place of who acted what was done; what was changed, if anything. */
function word(act) {
  const last = $(`player-${act.seat}`)?.querySelector("p.player__last");
  if (!last || last.textContent === act.short) return null;
  last.textContent = act.short;
  return last;
}

function dim() {
  for (const box of document.querySelectorAll(".ribbon.is-still")) box.remove();
  for (const slot of document.querySelectorAll(".player-slot.is-acting")) slot.classList.remove("is-acting");
}

function next() {
  clearTimeout(timer);
  for (;;) {
    dim();
    now = queue.shift() ?? null;
    if (!now) break;
    const others = Boolean(now.seat) && (isReplay || now.seat !== own());
    // Many at once go faster, so that one never is more than a few seconds behind.
    now.speed = pace() * Math.min(1, 2 / (queue.length + 1));
    // Who is lit already need not be lit first.
    [now.begins, now.lead] = [time(), others && now.seat !== actor ? RING * now.speed : 0];
    actor = now.seat || actor;
    if (others) light(now);
    say(now);
    // Before it is shown: at the end of a game the table is there as long as something is told.
    root.toggleAttribute("data-telling", true);
    const shown = now.lead + perform(now, now.lead, false) * now.speed;
    const length = Math.max(shown, others ? ACT * now.length / 100 * now.speed : 0);
    if (!length) continue;
    timer = setTimeout(next, length);
    return;
  }
  // What a finger rests on stays where it is until it is lifted.
  if (!pressed) told();
}

/** All is told: the table is free for what comes after it. */
function told() {
  root?.removeAttribute("data-telling");
  document.dispatchEvent(new CustomEvent("dinotable:told"));
}

/** How long pieces wait for the place of who moved them to be lit, where others did and nothing else is being told. */
export function lead(lines) {
  const seat = lines.map((line) => line.match(/^<li[^>]*\bof-(\d)/)?.[1]).find(Boolean);
  return now || !seat || seat === own() || document.hidden ? 0 : RING * pace();
}

/** Tells what these lines of the log say; whether anybody sees it. */
export function hear(lines) {
  const acts = lines.map(actOf);
  if (!acts.length) return true;
  const seen = !document.hidden && pace() > 0 && acts.length <= MOST;
  if (seen) {
    // What one does oneself is seen at once, whatever is being told.
    const mine = (act) => now && !isReplay && act.seat && act.seat === own();
    for (const act of acts.filter(mine)) {
      Object.assign(act, { speed: pace(), begins: time(), lead: 0 });
      perform(act, 0, false);
    }
    queue.push(...acts.filter((act) => !mine(act)));
    queue.splice(0, queue.length - MOST); // who is far behind is not told all of it
    if (!now) next();
  } else {
    end();
    say(...acts);
  }
  return seen;
}

/** Ends what is told: what was drawn long ago is all there is to see. */
export function end() {
  if (!now && !running.size) return;
  clearTimeout(timer);
  // What is not told any more was done all the same: each place says what was done there last.
  for (const act of queue) word(act);
  queue.length = 0;
  recent = [];
  for (const animation of [...running]) animation.finish();
  next();
}

/** Goes on to the next act. */
function goOn() {
  for (const animation of [...running]) animation.finish();
  next();
}

// What was drawn anew in the middle of an act is moved on from where it was.
document.addEventListener("dinotable:drawn", () => queueMicrotask(() => { // once games have looked what there is now
  if (now?.seat && now.seat !== own()) light(now);
  for (const act of recent.filter(isOnItsWay)) perform(act, act.begins + act.lead - time(), true);
}));

// ---- The reader comes first

document.addEventListener("pointerdown", ({ target }) => {
  if (target instanceof Element && target.closest(".bar, #drawer, #recap, dialog")) return;
  clearTimeout(pressed);
  if (now) pressed = setTimeout(release, 1500);
  end();
}, true);
for (const kind of ["pointerup", "pointercancel"]) {
  document.addEventListener(kind, ({ pointerType }) => {
    // After the click, which for a finger comes later.
    if (pressed) setTimeout(release, pointerType === "touch" ? 300 : 0);
  }, true);
}
function release() {
  if (!pressed) return;
  clearTimeout(pressed);
  pressed = null;
  if (!now) told();
}
document.addEventListener("keydown", (event) => {
  if (!now || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const target = /** @type {Element} */ (event.target);
  if (target.matches("input:not([type=checkbox]), textarea, select") && event.key !== "Escape") return;
  if (event.key === "Escape" && !$("drawer")?.contains(target)) {
    event.stopImmediatePropagation();
    end();
  } else if (event.key === " " && !isReplay && !target.closest("button, a, input, select, textarea, summary, [role=button]")) {
    event.preventDefault();
    event.stopImmediatePropagation();
    goOn();
  } else if (/^[0-9]$|^Enter$/.test(event.key)) {
    // What the key presses is pressed first, then what waited for the telling may open.
    clearTimeout(pressed);
    pressed = setTimeout(release);
    end();
  }
}, true);
document.addEventListener("visibilitychange", () => { if (document.hidden) end(); });

// ---- The tempo, set once

for (const chooser of /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll("[data-tempo]"))) {
  chooser.value = kept.get("tempo") ?? "usual";
  if (!chooser.value) chooser.value = "usual";
  chooser.parentElement.hidden = false;
  chooser.addEventListener("change", () => {
    kept.set("tempo", chooser.value);
    for (const other of document.querySelectorAll("[data-tempo]")) /** @type {HTMLSelectElement} */ (other).value = chooser.value;
    if (!pace()) end();
    document.dispatchEvent(new CustomEvent("dinotable:tempo")); // bots are to wait as long
  });
}
