// The table in the browser: puts in what the server sends, and sends the forms that stand on the page anyway. It knows no
// rules of any game.

import * as clicks from "./clicks.js";
import { enlarge, present, show } from "./dialog.js";
import { announce } from "./fair.js";
import { countUp } from "./finale.js";
import { glide, places } from "./glide.js";
import { $, hush, kept, root, toast, words } from "./page.js";
import { addLine, drawers } from "./drawer.js";
import { follow, isLive } from "./live.js";
import * as recap from "./recap.js";
import "./hint.js";
import "./notes.js";
import { isReady } from "./picks.js";
import { followReplay } from "./replay.js";
import * as sharing from "./share.js";
import { explain, react } from "./notify.js";
import { play } from "./sound.js";
import { end, hear, lead, telling } from "./tell.js";

// ---- Putting in what changed

/** Each part as the server last sent it: what did not change is not drawn again, and stays under the finger. */
const drawn = new Map([...document.querySelectorAll("[data-part]")].map((part) => [part.id, part.innerHTML]));

/** A piece of HTML, read once: what it holds, and the browser's own way to write it, to compare it. */
function spelled(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return { content: template.content, text: template.innerHTML };
}

/** Whether a part may be drawn now: where a game's own script is ahead of the server it is put off. */
const welcome = (id, html) =>
  document.dispatchEvent(new CustomEvent("dinotable:part", { detail: { id, html }, cancelable: true }));

/** Puts parts in by id; what somebody is typing, has begun to choose, and where the focus is stay. Pieces wait so long before they
    glide. */
function patch(parts, delay = 0) {
  const asked = Boolean(document.querySelector(".prompt--you"));
  const focus = keepFocus();
  const popped = document.querySelector("[data-pop]")?.dataset.pop;
  const typed = new Map();
  const open = new Set([...document.querySelectorAll("details[open] > summary")].map((summary) => summary.textContent));
  for (const field of document.querySelectorAll("[data-part] input:not([type=hidden])")) {
    if (field.id && field.value !== field.defaultValue) typed.set(field.id, field.value);
  }
  const fresh = new Map(Object.entries(parts).map(([id, html]) => [id, spelled(html)]));
  const changed = Object.entries(parts).filter(([id, html]) => $(id) && welcome(id, html) && drawn.get(id) !== fresh.get(id).text);
  const moved = changed.map(([id]) => $(id));
  const before = places(moved);
  const scene = sceneNow();
  for (const [id] of changed) {
    const { content, text } = fresh.get(id);
    $(id).replaceChildren(content);
    if (id !== "log") drawn.set(id, text); // lines are added to the log
  }
  for (const [id, value] of typed) if ($(id)?.type === "text") $(id).value = value;
  for (const summary of document.querySelectorAll("[data-part] summary")) {
    if (open.has(summary.textContent)) summary.parentElement.open = true;
  }
  wake();
  focus();
  if (sceneNow() !== scene) changeScene();
  const ended = Boolean($("standing")?.textContent.trim());
  if (!ended) glide(before, moved, delay); // nothing flies over the final sheet
  if (!ended && moved.some((part) => part.querySelector("[data-piece]"))) play("piece");
  if (!asked && document.querySelector(".prompt--you")) document.dispatchEvent(new CustomEvent("dinotable:turn"));
  const pop = document.querySelector("[data-pop]");
  // At the end of the game the sheet is on the page already, and nothing shall lie over the winner; nor stop a replay.
  if (ended) $("pop")?.close();
  counted = !ended && pop && popped !== pop.dataset.pop && root.dataset.page !== "replay" ? pop : counted?.isConnected && !ended ? counted : null;
}
let counted = null; // a score sheet that is new

/** How the zones lie, by the name the style gives it: another phase may be another table. */
const sceneNow = () => (root ? getComputedStyle(root).getPropertyValue("--scene") : "");

/** Another table comes in the place of the one before: it fades in, nothing jumps from here to there. */
function changeScene() {
  const large = getComputedStyle(root.querySelector(".middle") ?? root).display !== "contents";
  const zones = large ? ":scope > :is(.others, .middle, .ending, .mine)" : ":scope > :is(.others, .ending), .middle > section, .mine > *";
  for (const zone of root.querySelectorAll(zones)) {
    zone.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180, easing: "ease-out" });
  }
}

/** Shows it once what led to it is told. */
function showCount() {
  if (!counted || telling()) return;
  const sheet = counted;
  counted = null;
  show(sheet);
  // What was counted on the table itself is not counted again.
  if (root.dataset.counted === undefined) countUp($("pop").querySelector(".score-sheet"));
  delete root.dataset.counted;
}
document.addEventListener("dinotable:told", showCount);

/** Remembers what has the focus, to find it again in what is drawn anew: by its id, by what it says, or else the question. */
function keepFocus() {
  const element = document.activeElement;
  const part = element?.closest("[data-part]");
  if (!element || element === document.body) return lost;
  const is = (one) => one.textContent === element.textContent && one.getAttribute("value") === element.getAttribute("value");
  return () => {
    if (element.isConnected && document.activeElement === element) return;
    const alike = () => [...(part?.querySelectorAll(element.localName) ?? [])].find(is);
    const again = element.id ? $(element.id) : alike();
    again?.focus({ preventScroll: true });
    rest();
  };
}

/** The focus never falls back to the page as a whole: what is asked has it, where nothing else is left. */
function rest() {
  const path = ["#path:not([hidden]) .btn--primary", "#path:not([hidden]) button"].map((one) => document.querySelector(one));
  for (const asked of [$("prompt"), $("lobby-step"), ...path]) {
    if (document.activeElement !== document.body || !asked) continue;
    if (asked.tabIndex < 0) asked.tabIndex = -1;
    asked.focus({ preventScroll: true }); // which does nothing to what is not shown
  }
}
let keyed = false; // who uses the mouse may click on nothing
document.addEventListener("keydown", () => { keyed = true; }, true);
document.addEventListener("pointerdown", () => { keyed = false; }, true);
const lost = () => { if (keyed) rest(); };
document.addEventListener("focusout", () => setTimeout(lost, 0));
document.addEventListener("dinotable:marked", lost);
setInterval(lost, 300); // what is taken away or covered while it has the focus does not say so
document.addEventListener("close", () => setTimeout(rest, 0), true);

/** The parts of a page, as it would be loaded now; again when news overtake the answer, for it may be older. */
async function refresh(address = location.href) {
  const before = heard;
  const answer = await fetch(address, { headers: { Accept: "text/html" } });
  if (!answer.ok) return location.reload();
  const text = await answer.text();
  if (heard !== before) return refresh(address);
  const page = new DOMParser().parseFromString(text, "text/html");
  if (page.querySelector("[data-page]")?.dataset.page !== root.dataset.page) return location.reload();
  root.dataset.base = page.querySelector("[data-page]").dataset.base;
  const parts = { title: page.title.replaceAll("&", "&amp;").replaceAll("<", "&lt;") };
  for (const part of page.querySelectorAll("[data-part], #log")) parts[part.id] = part.innerHTML;
  tell(); // what came before is older
  const last = lastLine();
  patch(parts);
  // A step of the replay is told; what came while the line was down was missed.
  if (lastLine() > last && !hear([...$("log").children].filter((line) => numberOf(line) > last))) recap.miss();
  settle();
  scroll([$("log"), $("chat")]);
}

/** What waits for what is told, where nothing is; and what was said of the moment before. */
function settle() {
  hush(false);
  recap.turn();
  if (!telling()) document.dispatchEvent(new CustomEvent("dinotable:told"));
}

const numberOf = (line) => Number(line?.id.slice(4) ?? 0);
const lastLine = () => numberOf($("log")?.lastElementChild);

/** What only makes sense with script is shown; what is for browsers without is not. */
function wake() {
  for (const element of document.querySelectorAll("[data-copy],[data-open],[data-begin],#play,#speed,.scrubber__speed,.table-tools__confirm")) {
    element.hidden = false;
  }
  for (const element of document.querySelectorAll("[data-share]")) element.hidden = !navigator.share && !element.dataset.title;
  for (const element of document.querySelectorAll("[data-no-script]")) element.hidden = true;
  for (const list of document.querySelectorAll("details[data-plain]")) ["open", "data-plain"].forEach((name) => list.removeAttribute(name));
  for (const box of document.querySelectorAll("[data-keep]")) box.checked = kept.get(box.dataset.keep) === "on";
  number();
  for (const field of document.querySelectorAll("[data-remember]")) {
    if (!field.value && !document.querySelector(".chip--you")) field.value = kept.get(field.dataset.remember) ?? "";
  }
  const asked = $("asked")?.textContent.trim().split(" ") ?? [];
  for (const slot of document.querySelectorAll(".player-slot")) {
    const now = asked.includes(slot.id.slice(7));
    slot.firstElementChild?.classList.toggle("player--active", now);
    slot.querySelector("[data-clock]")?.toggleAttribute("data-running", now);
  }
  const others = document.querySelectorAll(".others > .player-slot");
  others[0]?.parentElement.toggleAttribute("data-alone", [...others].filter((slot) => slot.firstElementChild).length === 1);
  heed();
  announce();
  document.dispatchEvent(new CustomEvent("dinotable:drawn"));
  if (offered !== drawn.get("offers")) {
    offered = drawn.get("offers");
    clicks.read();
  }
  clicks.mark();
}
let offered = null; // the part the paths of clicks were read from

/** Marks the places of those who did something since one last looked there or acted oneself. */
function heed() {
  for (const slot of document.querySelectorAll(".others > .player-slot")) {
    const did = slot.querySelector(".player__last")?.textContent ?? "";
    if (told.has(slot.id) && told.get(slot.id) !== did && did) slot.classList.add("is-news");
    told.set(slot.id, did);
  }
}
const told = new Map(); // what each place said last

/** The choices that are shown. One that a thing on the table stands for is left out, unless nothing else is left. */
function number() {
  const choices = [...document.querySelectorAll("#offers .choice")];
  const others = choices.filter((choice) => !choice.classList.contains("choice--piece"));
  const shown = others.length ? others : choices;
  for (const choice of choices) choice.hidden = !shown.includes(choice);
  for (const [at, choice] of shown.slice(0, 9).entries()) choice.dataset.digit = at + 1;
}

/** The lists whose last line is in sight: who has gone back to read an earlier one is left there. Who scrolls says so: looking
    at every update would cost the browser a layout each. */
const away = new Set();
document.addEventListener("scroll", ({ target: box }) => {
  if (box.id !== "log" && box.id !== "chat") return;
  if (box.scrollHeight - box.scrollTop - box.clientHeight < 160) away.delete(box.id);
  else away.add(box.id);
}, { capture: true, passive: true });
const followed = () => ["log", "chat"].filter((id) => !away.has(id)).map($);

/** Whether lists are in sight at all: in a drawer that is closed nothing scrolls. */
const isOpen = () => Boolean(root?.dataset.drawer) || !root?.querySelector(".drawer");

/** Shows the last lines. */
const scroll = (boxes) => isOpen() && boxes.forEach((box) => { if (box) box.scrollTop = box.scrollHeight; });

// ---- News from the server

let heard = 0; // how often something came

/** Puts in what came after the next frame: however fast news come, the browser draws in between; and as a task of its own, for
    one with the drawing of the frame would be twice as long. */
function soon() {
  if (document.hidden) return tell();
  if (due) return;
  due = setTimeout(tell, 200); // where no frame comes
  requestAnimationFrame(() => {
    if (!due) return;
    clearTimeout(due);
    due = setTimeout(tell);
  });
}
let due = 0;

/** News that came together, as one: a part that came twice is put in as it is now. */
const joined = (all) => all.reduce((news, next) => {
  const last = news.at(-1);
  if (!last || last.log_all !== undefined || next.log_all !== undefined) return [...news, next];
  const both = (one, other) => (one || other ? [...one ?? [], ...other ?? []] : undefined);
  const one = { ...last, ...next, set: { ...last.set, ...next.set }, log: both(last.log, next.log), chat: both(last.chat, next.chat) };
  return [...news.slice(0, -1), one];
}, []);

/** Puts in all news that wait, unless a button is held down. */
function tell() {
  clearTimeout(due);
  due = 0;
  if (pressed) return;
  for (const news of joined(waiting.splice(0))) {
    const read = followed();
    const last = lastLine();
    patch(news.set ?? {}, lead(news.log ?? []));
    if (news.title) document.title = news.title;
    if (news.log_all !== undefined && $("log")) $("log").innerHTML = news.log_all;
    for (const [id, lines] of [["log", news.log], ["chat", news.chat]]) {
      for (const line of lines ?? []) {
        const known = line.match(/ id="([^"]+)"/);
        if ($(id) && !(known && $(known[1]))) addLine($(id), line);
      }
    }
    if (news.say) toast(news.say); // something was taken back
    if (news.say) {
      spent = null; // its number now stands for another moment
      end();
    }
    const fresh = [];
    for (let line = $("log")?.lastElementChild; news.log && line && numberOf(line) > last; line = line.previousElementSibling) fresh.unshift(line);
    if (!hear(fresh)) recap.miss();
    settle();
    drawer.count(news);
    react(news.chat ?? []);
    scroll(read);
  }
}
const waiting = []; // news that wait for the next frame, or for a button that is held down

// A thing drawn again between the press and the release would lose the click: news wait for the finger to lift.
let pressed = null;
const release = () => {
  clearTimeout(pressed);
  pressed = null;
  tell();
};
document.addEventListener("pointerdown", () => {
  clearTimeout(pressed);
  pressed = setTimeout(release, 1500); // a finger that rests does not hold the table up
}, true);
for (const kind of ["pointerup", "pointercancel"]) {
  document.addEventListener(kind, (event) => {
    // After the click, which for a finger comes later, and not at all where it only scrolled.
    if (pressed) setTimeout(release, event.pointerType === "touch" ? 300 : 0);
  }, true);
}
// What a finger has pressed is pressed: who taps again at once taps on what has come since.
document.addEventListener("click", () => { if (pressed) setTimeout(release, 0); }, true);

/** Where a form goes: `form.action` would be a button of that name. */
const address = (form) => form.getAttribute("action");

/** Sends a form as it is; answers in words when it is refused. */
async function send(form, data) {
  const own = Boolean(form.closest("#offers"));
  if (own && !clicks.sent()) return;
  if (own) {
    end();
    recap.act();
    $("toast").hidden = true;
    for (const slot of document.querySelectorAll(".is-news")) slot.classList.remove("is-news");
  }
  // One act after the other; the second press of a moment that was acted upon is none.
  const at = address(form).endsWith("/act") ? Number(new Map(data).get("at")) : NaN;
  while (!Number.isNaN(at) && acting) await acting;
  if (at === spent) return own && clicks.answered(true);
  const request = { method: "POST", body: new URLSearchParams(data), headers: { Accept: "application/json" } };
  const asked = fetch(address(form), request).then(
    async (answer) => ({ answer, said: answer.ok ? await answer.json().catch(() => null) : null }),
    () => ({ answer: null, said: null }),
  );
  if (!Number.isNaN(at)) acting = asked;
  const { answer, said } = await asked;
  const counts = Boolean(answer?.ok) && !said?.again; // a lesson lets one try again
  if (acting === asked) [acting, spent] = [null, counts ? at : null];
  if (own) clicks.answered(counts);
  if (!answer) return toast(words.failed);
  if (said?.next) {
    history[said.again ? "replaceState" : "pushState"](null, "", said.next); // a step of a lesson leads to another address
    return refresh();
  }
  if (answer.ok) {
    if (form.hasAttribute("data-reset")) form.reset();
    if (!isLive()) await refresh();
    return;
  }
  const refused = await answer.json().catch(() => null);
  toast(refused?.error?.sentence ?? words.failed, refused?.error?.rule);
  if (form.hasAttribute("data-auto")) form.reset(); // what was refused does not stay as if it were set
  if (answer.status === 409) refresh();
}

let acting = null; // the act that is under way
let spent = null; // the moment that was acted upon last

// ---- Clicks and forms

document.addEventListener("click", (event) => {
  const target = event.target.closest("button, a, [data-piece], [data-map] [id]");
  if (!target) return;
  const { copy, share, open: dialog, begin, enlarge: place, drawer: half } = target.dataset;
  if (place) {
    event.preventDefault();
    $(place).classList.remove("is-news");
    enlarge($(place));
  } else if (half !== undefined) {
    event.preventDefault();
    drawer.toggle(half);
  } else if (target.matches(".player__score")) {
    explain(target.closest(".player, .own").className.match(/seat-(\d)/)?.[1] ?? "");
  } else if (share) {
    sharing.share(share, target.dataset.title);
  } else if (copy) {
    sharing.copy(copy);
  } else if (dialog) {
    present($(dialog));
  } else if (begin) {
    clicks.begin(begin);
  } else if (target.id && (target.localName === "button" || target.closest("[data-map]")) && !target.form) {
    clicks.click(target, event.pointerType === "touch");
  }
});

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  for (const field of form.querySelectorAll("[data-remember]")) kept.set(field.dataset.remember, field.value);
  if (!form.hasAttribute("data-fetch")) return;
  event.preventDefault();
  const data = [...new FormData(form, event.submitter)];
  if (form.closest("#offers")) clicks.perform(Object.fromEntries(data));
  else send(form, data);
});

document.addEventListener("change", (event) => {
  if (event.target.form?.hasAttribute("data-auto") && isReady(event.target)) event.target.form.requestSubmit();
  if (event.target.dataset.keep) kept.set(event.target.dataset.keep, event.target.checked ? "on" : "");
  if (event.target.id === "sound" && event.target.checked) play("turn");
});

// ---- What a thing would score, while one points at it

for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    const hint = $("hint");
    const told = event.target.closest?.("[data-part]") && event.target.closest("[title]");
    const text = told?.getAttribute("title") ?? "";
    if (!hint || hint.textContent === text) return;
    hint.textContent = text;
    hint.hidden = !told;
  });
}

/** What nobody points at any more is told no longer: an update may have put another thing in its place. */
document.addEventListener("dinotable:drawn", () => {
  const hint = $("hint");
  if (!hint || document.querySelector("[data-part] [title]:is(:hover, :focus-visible)")) return;
  [hint.textContent, hint.hidden] = ["", true];
});

// ---- Keys: digits press the choices, the page says which letters press what

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input:not([type=checkbox]),select,textarea")) return;
  if (event.repeat || document.querySelector("dialog[open]")) return;
  const key = event.key.toLowerCase();
  if (key === "escape") {
    $("toast").hidden = true;
    clicks.back();
  } else if (/^[1-9]$/.test(key)) {
    document.querySelectorAll("#offers .choice:not([hidden])")[Number(key) - 1]?.click();
  } else if (/^[a-z?]$/.test(key)) {
    document.querySelector(`[data-key="${key}"]:not([hidden])`)?.click();
  }
});

// ---- Clocks

setInterval(() => {
  for (const clock of document.querySelectorAll("[data-clock][data-running]")) {
    const left = Math.max(0, clock.dataset.clock - 1);
    clock.dataset.clock = left;
    const two = (number) => String(number).padStart(2, "0");
    const [hours, minutes] = [Math.floor(left / 3600), Math.floor(left / 60) % 60];
    clock.textContent = hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
  }
}, 1000);

// ---- What a game's own script may ask for

document.addEventListener("dinotable:patch", (event) => patch(event.detail));
document.addEventListener("dinotable:refresh", () => {
  drawn.clear();
  refresh();
});
document.addEventListener("dinotable:send", (event) => send(event.detail.form, event.detail.data));

const drawer = drawers();
if (root?.dataset.page === "replay") followReplay(refresh);

if (root) {
  // On a phone the seats come before the picture of the address.
  if (!matchMedia("(min-width: 56rem)").matches) document.querySelector(".lobby__qr")?.removeAttribute("open");
  wake();
  recap.turn();
  scroll([$("log"), $("chat")]);
  if (root.dataset.live) {
    follow((news) => {
      waiting.push(news);
      heard += 1;
      soon();
    });
  }
}
