// Notes of a first game against bots: each says something once, beside the first thing of its kind that comes to the table.
// The page holds them hidden, each with where it belongs (`data-at`, a selector); the server knows nothing more of it.

import { $, kept } from "./page.js";
import { telling } from "./tell.js";

const notes = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#notes > p")]);
let shown = /** @type {HTMLElement | null} */ (null); // the note that is read now
let [due, reading] = [0, 0]; // when the next look is, and when the shown one counts as read

const isOff = () => kept.get("no-notes") === "on";
const seen = () => (kept.get("notes") ?? "").split(" ");
const remember = (/** @type {HTMLElement | null} */ note) => note && kept.set("notes", [...new Set([...seen(), note.dataset.note])].join(" ").trim());

/** The first thing in sight that a note speaks of. @param {HTMLElement} note */
const thing = (note) => [...document.querySelectorAll(note.dataset.at)].find((one) => {
  const box = one.getBoundingClientRect();
  return one.checkVisibility() && box.width > 0 && box.top >= 0 && box.bottom <= innerHeight + 1;
});
const boxes = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)]
  .filter((one) => !one.closest("#note") && one.checkVisibility()).map((one) => one.getBoundingClientRect());
/** Whether one of some boxes lies under another. @param {DOMRect[]} all @param {DOMRect} over */
const covers = (all, { left, right, top, bottom }) =>
  all.some((one) => left < one.right + 4 && one.left < right + 4 && top < one.bottom + 4 && one.top < bottom + 4);

/** Puts the note where it fits: where it is, or as near to its thing as can be. It is never over the question, its buttons never
    over what can be clicked; where there is room, nothing of it is. Says whether it fits. @param {HTMLElement} note */
function put(note) {
  const [about, box] = [thing(note), $("note")];
  if (!about) return false;
  [box.firstElementChild.textContent, box.hidden] = [note.textContent, false];
  const [now, choice, near] = [box, box.lastElementChild, about].map((one) => one.getBoundingClientRect());
  const asks = boxes(".bar, .step, #advice > *, .recap, .drawer, .offers .actions, .ribbon");
  const taken = boxes(".stage :is(:is(button, a, input, select, summary):not(svg *), .is-legal)"); // of a map what one may click
  const places = shown ? [{ one: now, apart: -1 }] : [];
  for (let left = 8; left + now.width <= innerWidth - 8; left += 16) {
    for (let top = 8; top + now.height <= innerHeight - 8; top += 16) {
      const one = new DOMRect(left, top, now.width, now.height);
      const gap = Math.hypot(Math.max(0, near.left - one.right, left - near.right), Math.max(0, near.top - one.bottom, top - near.bottom));
      const aside = Math.hypot(left + one.right - near.left - near.right, top + one.bottom - near.top - near.bottom);
      places.push({ one, apart: gap + aside / 20 });
    }
  }
  const open = places.filter(({ one }) => !covers(asks, one)).sort((one, other) => one.apart - other.apart);
  const foot = (/** @type {DOMRect} */ one) => new DOMRect(one.left, one.bottom - choice.height - 8, one.width, choice.height + 8);
  const at = (open.find(({ one }) => !covers([near, ...taken], one)) ?? open.find(({ one }) => !covers(taken, foot(one))))?.one;
  if (at) box.style.translate = `${at.left}px ${at.top}px`;
  return Boolean(at);
}

/** Shows the next note whose thing has come, once others' moves are told; the one that is shown goes with its thing. */
function look() {
  const recap = document.querySelector(".recap:not([hidden])"); // in a small window it lies over the table
  const off = isOff() || document.querySelector("dialog[open], details[open] > .menu__panel") || (recap && getComputedStyle(recap).position === "fixed");
  [due, shown] = [0, !off && shown && put(shown) ? shown : null];
  if (shown) return;
  clearTimeout(reading);
  if (!off && !telling() && !document.hidden) shown = notes.filter((note) => !seen().includes(note.dataset.note)).find(put) ?? null;
  $("note").hidden = !shown;
  if (shown) reading = setTimeout(remember, 1500, shown);
}

/** Takes the note away: for good, unless only its place has changed. */
function close(read = true) {
  if (read) remember(shown);
  [shown, $("note").hidden] = [null, true];
}

if (notes.length) {
  const soon = () => { due ||= setTimeout(look, 400); };
  for (const kind of ["dinotable:drawn", "dinotable:told", "change", "click"]) document.addEventListener(kind, soon);
  for (const kind of ["resize", "scroll"]) addEventListener(kind, () => (close(false), soon()), { passive: true });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
  $("note").addEventListener("click", (event) => {
    if (event.target.closest("[data-answer=off]")) kept.set("no-notes", "on");
    if (event.target.closest("button")) close();
    for (const box of document.querySelectorAll("#no-notes")) box.checked = isOff();
  });
  soon();
}
