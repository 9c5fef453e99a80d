// The table in the browser: puts in what the server sends, lets pieces glide, and turns clicks on things into the
// forms that stand on the page anyway. It knows no rules of any game.

import { followReplay } from "./replay.js";
import { chime } from "./sound.js";
import { clicked, ways } from "./ways.js";

const $ = (id) => document.getElementById(id);
const root = document.querySelector("[data-page]");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const words = $("path")?.dataset ?? {};
const kept = {
  get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
  set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* private mode */ } },
};

// ---- Putting in what changed

/** Where every piece is now, by id. */
const places = () => new Map(
  [...document.querySelectorAll("[data-piece]")].map((piece) => [piece.id, piece.getBoundingClientRect()]),
);

/** Lets every piece glide from where it was. */
function glide(before) {
  if (calm.matches || !before.size) return;
  for (const piece of document.querySelectorAll("[data-piece]")) {
    const from = before.get(piece.id);
    const to = piece.getBoundingClientRect();
    if (!from) {
      piece.animate([{ opacity: 0, transform: "translateY(-12px)" }, {}], { duration: 260, easing: "ease-out" });
    } else if (to.width && (Math.abs(from.x - to.x) > 2 || Math.abs(from.y - to.y) > 2)) {
      const move = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
      const frames = [{ transform: move, transformOrigin: "0 0", zIndex: 5 }, { transform: "none", transformOrigin: "0 0", zIndex: 5 }];
      piece.animate(frames, { duration: 420, easing: "cubic-bezier(.3,.7,.3,1)" });
    }
  }
}

/** Each part as the server last sent it: what did not change is not drawn again, and stays under the finger. */
const drawn = new Map([...document.querySelectorAll("[data-part]")].map((part) => [part.id, part.innerHTML]));

/** The browser's own way to write a piece of HTML, to compare it. */
function spelled(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.innerHTML;
}

/** Whether a part may be drawn now: where a game's own script is ahead of the server it is put off. */
const welcome = (id, html) =>
  document.dispatchEvent(new CustomEvent("dinotable:part", { detail: { id, html }, cancelable: true }));

/** Puts parts in by id; what somebody is typing, has begun to choose, and where the focus is stay. */
function patch(parts) {
  const before = places();
  const asked = Boolean(document.querySelector(".prompt--you"));
  const focus = document.activeElement?.id;
  const popped = document.querySelector("[data-pop]")?.dataset.pop;
  const typed = new Map();
  const open = new Set([...document.querySelectorAll("details[open] > summary")].map((summary) => summary.textContent));
  for (const field of document.querySelectorAll("[data-part] input:not([type=hidden])")) {
    if (field.id && field.value !== field.defaultValue) typed.set(field.id, field.value);
  }
  for (const [id, html] of Object.entries(parts)) {
    const element = $(id);
    const fresh = spelled(html);
    if (!element || !welcome(id, html) || drawn.get(id) === fresh) continue;
    element.innerHTML = html;
    if (id !== "log") drawn.set(id, fresh); // lines are added to the log
  }
  for (const [id, value] of typed) if ($(id)?.type === "text") $(id).value = value;
  for (const summary of document.querySelectorAll("[data-part] summary")) {
    if (open.has(summary.textContent)) summary.parentElement.open = true;
  }
  if (focus && document.activeElement?.id !== focus) $(focus)?.focus({ preventScroll: true });
  wake();
  glide(before);
  if (!asked && $("sound")?.checked && document.querySelector(".prompt--you")) chime();
  const pop = document.querySelector("[data-pop]");
  // At the end of the game the sheet is on the page already, and nothing shall lie over the winner.
  if ($("standing")?.textContent.trim()) $("pop")?.close();
  else if (pop && popped !== pop.dataset.pop) show(pop);
}

/** The parts of a page, as it would be loaded now; again when news overtake the answer, for it may be older. */
async function refresh(address = location.href) {
  const before = heard;
  const answer = await fetch(address, { headers: { Accept: "text/html" } });
  if (!answer.ok) return location.reload();
  const text = await answer.text();
  if (heard !== before) return refresh(address);
  const page = new DOMParser().parseFromString(text, "text/html");
  if (page.querySelector("[data-page]")?.dataset.page !== root.dataset.page) return location.reload();
  const parts = { title: page.title.replaceAll("&", "&amp;").replaceAll("<", "&lt;") };
  for (const part of page.querySelectorAll("[data-part], #log")) parts[part.id] = part.innerHTML;
  patch(parts);
  scroll([$("log"), $("chat")]);
}

/** A score sheet that is new, in a dialog of its own. */
function show(sheet) {
  const dialog = $("pop");
  const copy = sheet.cloneNode(true);
  copy.removeAttribute("data-pop");
  for (const element of copy.querySelectorAll("[id]")) element.removeAttribute("id");
  const close = Object.assign(document.createElement("button"), { className: "btn btn--primary", textContent: words.close });
  close.addEventListener("click", () => dialog.close());
  dialog.replaceChildren(copy, close);
  if (!dialog.open) dialog.showModal();
}

/** What only makes sense with script is shown; what is for browsers without is not. */
function wake() {
  for (const element of document.querySelectorAll("[data-copy],[data-open],[data-begin],#play,.table-tools__confirm")) {
    element.hidden = false;
  }
  for (const element of document.querySelectorAll("[data-share]")) element.hidden = !navigator.share;
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
  document.dispatchEvent(new CustomEvent("dinotable:drawn"));
  if (offered !== drawn.get("offers")) read();
  mark();
}

/** The choices that are shown. One that a thing on the table stands for is left out, unless nothing else is left. */
function number() {
  const choices = [...document.querySelectorAll("#offers .choice")];
  const others = choices.filter((choice) => !choice.classList.contains("choice--piece"));
  const shown = others.length ? others : choices;
  for (const choice of choices) choice.hidden = !shown.includes(choice);
  for (const [at, choice] of shown.slice(0, 9).entries()) choice.dataset.digit = at + 1;
}

/** The lists whose last line is in sight: who has gone back to read an earlier one is left there. */
const followed = () => [$("log"), $("chat")].filter((box) => box && box.scrollHeight - box.scrollTop - box.clientHeight < 160);

/** Shows the last lines. */
const scroll = (boxes) => boxes.forEach((box) => { if (box) box.scrollTop = box.scrollHeight; });

// ---- The line to the server

function listen() {
  const source = new EventSource(root.dataset.live);
  source.addEventListener("open", () => { $("offline").hidden = true; });
  source.addEventListener("error", () => {
    $("offline").hidden = false;
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
  });
  source.addEventListener("gone", () => { source.close(); location.reload(); });
  source.addEventListener("parts", (event) => {
    waiting.push(JSON.parse(event.data));
    heard += 1;
    if (!pressed) tell();
  });
  line = source;
}
let line = null;
let heard = 0; // how often something came

/** Puts in all news that wait. */
function tell() {
  for (const news of waiting.splice(0)) {
    const read = followed();
    patch(news.set ?? {});
    if (news.title) document.title = news.title;
    if (news.log_all !== undefined && $("log")) $("log").innerHTML = news.log_all;
    for (const [id, lines] of [["log", news.log], ["chat", news.chat]]) {
      for (const line of lines ?? []) {
        const known = line.match(/ id="([^"]+)"/);
        if ($(id) && !(known && $(known[1]))) $(id).insertAdjacentHTML("beforeend", line);
      }
    }
    if (news.say) $("say").textContent = news.say;
    scroll(read);
  }
}
const waiting = []; // news that came while a button was held down

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
    // After the click, which for a finger comes later.
    if (pressed) setTimeout(release, event.pointerType === "touch" ? 300 : 0);
  }, true);
}

/** Where a form goes: `form.action` would be a button of that name. */
const address = (form) => form.getAttribute("action");

/** Sends a form as it is; answers in words when it is refused. */
async function send(form, data) {
  const body = new URLSearchParams(data);
  const own = Boolean(form.closest("#offers"));
  if (own) {
    if (acted || sending) return; // a second click on what is under way
    acted = sending = true;
    [chosen, only, asking] = [[], null, null];
    mark();
  }
  let answer;
  try {
    answer = await fetch(address(form), { method: "POST", body, headers: { Accept: "application/json" } });
  } catch {
    acted = false;
    return toast(words.failed);
  } finally {
    if (own) sending = false;
  }
  if (answer.ok) {
    if (form.hasAttribute("data-reset")) form.reset();
    if (line?.readyState !== EventSource.OPEN) await refresh();
    return;
  }
  acted = false;
  const refused = await answer.json().catch(() => null);
  toast(refused?.error?.sentence ?? words.failed, refused?.error?.rule);
  if (answer.status === 409) refresh();
}

let fading;
function toast(text, rule) {
  const box = $("toast");
  box.replaceChildren(text);
  if (rule) {
    const link = Object.assign(document.createElement("a"), { textContent: rule, target: "_blank" });
    link.href = `/rules/${root.dataset.game}#${rule.toLowerCase()}`;
    box.append(" ", link);
  }
  box.hidden = false;
  clearTimeout(fading);
  fading = setTimeout(() => { box.hidden = true; }, 7000);
}

// ---- Paths of clicks: what is offered is read from the forms

let offers = []; // { key, path: [{ label, choices: Map(element id -> word) }], meant: words -> what is sent }
let chosen = []; // element ids
let only = null; // the key of the offer that was begun by its button
let asking = null; // what waits for a confirmation
let acted = false; // whether one of these was sent
let sending = false; // whether the answer is still to come: others may act meanwhile, and all be drawn anew
let offered = null; // the part they were read from

/** Reads what is offered. What was begun goes on where it still may. */
function read() {
  offered = drawn.get("offers");
  offers = [];
  acted = false;
  const start = (id) => ({ label: "", choices: new Map([[id, null]]) });
  for (const button of document.querySelectorAll("#offers button[data-start]")) {
    offers.push({ key: button.value, path: [start(button.dataset.start)], meant: () => ({ action: button.value }) });
  }
  for (const form of document.querySelectorAll("#offers form[data-offer]")) {
    const steps = [...form.querySelectorAll("select")].map((select) => ({
      label: select.closest("label").firstChild.textContent,
      choices: new Map([...select.options].map((option) => [clicked(option), option.value])),
      // What only repeats the word tells nobody anything.
      told: new Map([...select.options].map((option) => [clicked(option), option.hasAttribute("value") ? option.text : ""])),
    }));
    const begin = form.dataset.start ? [start(form.dataset.start)] : [];
    const key = form.elements.template.value;
    const meant = (picked) => Object.fromEntries(
      [["template", key], ...picked.filter((word) => word !== null).map((word, at) => [`s${at}`, word])],
    );
    for (const path of ways(steps)) offers.push({ key, path: [...begin, ...path], meant });
  }
  if (!open().length) [chosen, only] = [[], null];
}

const fields = (form) => [...form.querySelectorAll("input[type=hidden]")].map((input) => [input.name, input.value]);

/** The form that allows this now, all it sends and what it is called; null where it is no longer offered. */
function allowed(meant) {
  const button = [...document.querySelectorAll("#offers button[name=action]")].find(({ value }) => value === meant.action);
  if (button) return { form: button.form, data: [...fields(button.form), ["action", button.value]], label: button.textContent };
  for (const form of document.querySelectorAll("#offers form[data-offer]")) {
    const lists = [...form.querySelectorAll("select")];
    const has = (list) => [...list.options].some(({ value }) => value === meant[list.name]);
    if (form.elements.template.value !== meant.template || !lists.every(has)) continue;
    const data = [...fields(form), ...lists.map((list) => [list.name, meant[list.name]])];
    return { form, data, label: form.querySelector(".choices__label").textContent };
  }
  return null;
}

/** The key of the offer whose button has this number. */
const keyOf = (number) => document.querySelector(`#offers form[data-offer="${number}"]`)?.elements.template.value;

/** The offers that the clicks so far may still mean. */
const open = (path = chosen) => offers.filter((offer) =>
  (only === null || offer.key === only) && path.every((id, at) => offer.path[at]?.choices.has(id)));

/** Shows what may be clicked next, and what was. */
function mark() {
  const still = open();
  const next = new Map();
  for (const offer of still) {
    const step = offer.path[chosen.length];
    for (const id of step?.choices.keys() ?? []) next.set(id, { label: step.label, told: step.told?.get(id) });
  }
  for (const element of document.querySelectorAll(".is-legal,.is-chosen")) {
    element.classList.remove("is-legal", "is-chosen");
    if (element.dataset.told) element.removeAttribute("title");
  }
  for (const [id, { told }] of next) {
    const element = $(id);
    element?.classList.add("is-legal");
    if (!element || !told || !element.dataset.told && element.getAttribute("title")) continue;
    element.dataset.told = told;
    element.setAttribute("title", told); // a hex of a map has no such property
  }
  for (const id of chosen) $(id)?.classList.add("is-chosen");
  const sure = asking && allowed(asking);
  if (!sure) asking = null;
  const label = chosen.length || only !== null ? [...next.values()].find(({ label }) => label)?.label : "";
  bar(sure ? words.sure.replace("%", () => sure.label) : label, Boolean(sure));
  return next;
}

/** One step further; the last one acts. */
function step() {
  const still = open();
  const left = still.reduce((sum, offer) =>
    sum + offer.path.slice(chosen.length).reduce((ways, { choices }) => ways * choices.size, 1), 0);
  if (left !== 1) return mark();
  const [offer] = still;
  const rest = offer.path.slice(chosen.length).map(({ choices }) => [...choices.keys()][0]);
  if (rest.some((id) => $(id)?.closest("[data-each]"))) return mark(); // each of these is clicked, though there is no other
  const picked = [...chosen, ...rest].map((id, at) => offer.path[at].choices.get(id));
  perform(offer.meant(picked));
  return null;
}

function back() {
  asking = null;
  if (chosen.length) chosen.pop();
  else only = null;
  mark();
}

/** Acts, or asks first when that is wished. */
function perform(meant) {
  asking = meant;
  if (!$("confirm-first")?.checked) return confirmed();
  mark();
  $("path").querySelector("button")?.focus();
  return null;
}

/** Sends what was asked about, as it is offered now: the table may have gone on meanwhile. */
function confirmed() {
  const now = allowed(asking);
  if (now) send(now.form, now.data);
}

/** The bar that says what is to be chosen, or asks for a confirmation. */
function bar(text, confirm) {
  const box = $("path");
  // An update leaves what did not change under the finger.
  if (text && !box.hidden && box.firstChild?.textContent === text) return;
  box.hidden = !text;
  if (!text) return box.replaceChildren();
  const button = (name, label, act) => {
    const made = Object.assign(document.createElement("button"), { type: "button", className: name, textContent: label });
    made.addEventListener("click", act);
    return made;
  };
  const span = Object.assign(document.createElement("span"), { textContent: text });
  box.replaceChildren(span);
  if (confirm) box.append(button("btn btn--primary", words.confirm, confirmed));
  box.append(button("btn btn--small", words.cancel, () => { [chosen, only, asking] = [[], null, null]; mark(); }));
  $("say").textContent = text;
}

/** Asks why a thing cannot be chosen. */
async function why(element) {
  const about = { element, chosen, action: element.closest("[data-why]")?.dataset.why.replaceAll("{id}", element.id) };
  document.dispatchEvent(new CustomEvent("dinotable:why", { detail: about })); // a game's own script may know better
  const seat = document.querySelector(".player--you [id^=place-]")?.id.slice(6);
  if (!about.action || !seat) return;
  const query = new URLSearchParams({ seat, action: about.action });
  const answer = await fetch(`/t/${root.dataset.table}/why?${query}`, { headers: { Accept: "application/json" } });
  if (answer.status !== 200) return;
  const { sentence, rule } = await answer.json();
  toast(sentence, rule);
}

document.addEventListener("click", (event) => {
  const target = event.target.closest("button, a, [data-piece], [data-map] [id]");
  if (!target) return;
  const { copy, share, open: dialog, begin } = target.dataset;
  if (share) {
    navigator.share({ url: share }).catch(() => { /* closed without sharing */ });
  } else if (copy) {
    navigator.clipboard?.writeText(copy).then(() => toast(words.copied));
  } else if (dialog) {
    $(dialog).showModal();
  } else if (begin) {
    const start = offers.find((offer) => offer.key === keyOf(begin));
    [chosen, only, asking] = [[], start?.key ?? null, null];
    if (start?.path[0].label === "") chosen = [[...start.path[0].choices.keys()][0]];
    const next = step();
    const first = next && $([...next.keys()][0]);
    first?.focus();
  } else if (target.id && (target.localName === "button" || target.closest("[data-map]")) && !target.form) {
    const next = new Set(open().flatMap((offer) => [...(offer.path[chosen.length]?.choices.keys() ?? [])]));
    if (next.has(target.id)) {
      asking = null;
      chosen.push(target.id);
      step();
    } else if (chosen.at(-1) === target.id) {
      back();
    } else if (chosen.length && open([...chosen.slice(0, -1), target.id]).length) {
      asking = null; // another in its place
      chosen.splice(-1, 1, target.id);
      step();
    } else if (offers.some((offer) => offer.path[0].label === "" && offer.path[0].choices.has(target.id))) {
      [chosen, only, asking] = [[target.id], null, null]; // another beginning
      step();
    } else {
      why(target);
    }
  }
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  for (const field of form.querySelectorAll("[data-remember]")) kept.set(field.dataset.remember, field.value);
  if (!form.hasAttribute("data-fetch")) return;
  event.preventDefault();
  const data = [...new FormData(form, event.submitter)];
  if (form.closest("#offers")) perform(Object.fromEntries(data));
  else send(form, data);
});

document.addEventListener("change", (event) => {
  if (event.target.form?.hasAttribute("data-auto")) event.target.form.requestSubmit();
  if (event.target.dataset.keep) kept.set(event.target.dataset.keep, event.target.checked ? "on" : "");
  if (event.target.id === "sound" && event.target.checked) chime();
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

// ---- Keys: digits press the choices, the page says which letters press what

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input:not([type=checkbox]),select,textarea")) return;
  if (document.querySelector("dialog[open]")) return;
  const key = event.key === "?" ? "r" : event.key.toLowerCase();
  if (key === "escape") {
    $("toast").hidden = true;
    back();
  } else if (/^[1-9]$/.test(key)) {
    document.querySelectorAll("#offers .choice:not([hidden])")[key - 1]?.click();
  } else if (/^[a-z]$/.test(key)) {
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

if (root?.dataset.page === "replay") followReplay(refresh);

if (root) {
  // On a phone the seats come before the picture of the address.
  if (!matchMedia("(min-width: 56rem)").matches) document.querySelector(".lobby__qr")?.removeAttribute("open");
  wake();
  scroll([$("log"), $("chat")]);
  if (root.dataset.live) listen();
}
