// "Since your last turn": what others did, a row for each of their acts, taken from the log. It opens by itself when it becomes
// the reader's turn and something was not seen, and at any time by its button; it never covers what is asked.

import { $, root } from "./page.js";
import { actOf, own, telling } from "./tell.js";

const key = `seen:${root?.dataset.table}`;
const last = () => Number($("log")?.lastElementChild?.id.slice(4) ?? 0);
const remembered = () => { try { return sessionStorage.getItem(key); } catch { return null; } };

/** What others did since the reader last acted, and what fell meanwhile. */
function since() {
  const acts = [];
  const seat = own();
  if (!seat) return acts; // who watches has no turn
  for (let line = $("log")?.lastElementChild; line && !line.classList.contains(`of-${seat}`); line = line.previousElementSibling) {
    if (/\bof-\d/.test(line.className) || line.dataset.deed) acts.unshift(actOf(line));
    if (acts.length >= 40) break;
  }
  return acts.some((act) => act.seat) ? acts : [];
}

/** Before the first turn there is no last one. */
const hasActed = () => Boolean($("log")?.querySelector(`.of-${own() || 0}`));

let acts = [];
let at = 0;
let missed = false;
let asked = false;
let byHand = false; // whether the reader opened it

const isOpen = () => $("recap")?.hidden === false;

function rows() {
  $("recap").querySelector("ol").replaceChildren(...acts.map((act, number) => {
    const row = document.createElement("li");
    const [badge, picture] = [".seat-badge", ".log__pic"].map((one) => act.line.querySelector(`a > ${one}`));
    row.className = `recap__row${act.seat ? ` of-${act.seat}` : ""}`;
    row.dataset.row = String(number);
    for (const drawing of [badge, picture]) if (drawing) row.append(drawing.cloneNode(true));
    const text = row.appendChild(document.createElement("span"));
    text.textContent = act.words.join(" ");
    return row;
  }));
  $("recap").querySelector(".recap__bar").replaceChildren(...acts.map(() => document.createElement("i")));
}

/** Points at an act: its row, the place of who did it, and what it was about. */
function point(number) {
  at = Math.min(Math.max(number, 0), acts.length - 1);
  const act = acts[at];
  const box = $("recap");
  for (const row of box.querySelectorAll("li")) {
    if (Number(row.dataset.row) === at) row.setAttribute("aria-current", "step");
    else row.removeAttribute("aria-current");
  }
  for (const [step, part] of [...box.querySelectorAll(".recap__bar > i")].entries()) part.classList.toggle("is-past", step <= at);
  box.querySelector("li[aria-current]")?.scrollIntoView({ block: "nearest" });
  box.querySelector(".recap__count").textContent = box.dataset.count.replace("%1", String(at + 1)).replace("%2", String(acts.length));
  box.querySelector("[data-recap=back]").disabled = at === 0;
  box.querySelector("[data-recap=on]").disabled = at === acts.length - 1;
  for (const slot of document.querySelectorAll(".others > .player-slot")) slot.classList.toggle("is-recalled", slot.id === `player-${act.seat}`);
  document.dispatchEvent(new CustomEvent("dinotable:recall", { detail: act.line }));
  if ($("say")) $("say").textContent = act.words.join(" ");
}

function open() {
  acts = since();
  if (!acts.length) return;
  rows();
  $("recap").hidden = false;
  root.dataset.recap = "";
  point(0);
}

function close() {
  if (!isOpen()) return;
  byHand = false;
  const held = $("recap").contains(document.activeElement);
  $("recap").hidden = true;
  delete root.dataset.recap;
  for (const slot of document.querySelectorAll(".is-recalled")) slot.classList.remove("is-recalled");
  document.dispatchEvent(new CustomEvent("dinotable:recall", { detail: null }));
  if (held) $("prompt")?.focus({ preventScroll: true });
}

/** Whether something happened before nobody's eyes. */
export function miss() { missed = true; }

/** The reader acts: what comes from now on is since this turn, even where it comes with the answer. */
export function act() {
  close();
  asked = false;
}

/** It may have become the reader's turn, or no longer be. */
export function turn() {
  if (!$("recap")) return;
  const is = Boolean(document.querySelector(".prompt--you"));
  const acted = since();
  for (const opener of document.querySelectorAll("[data-recap=open]")) opener.hidden = !acted.length;
  // After one's own act there is nothing since; what the reader opened meanwhile stays.
  if (!acted.length || !is && !byHand) close();
  if (!is) {
    asked = false;
    return;
  }
  if (telling()) return; // what is told needs no telling again
  if (!document.hidden) try { sessionStorage.setItem(key, String(last())); } catch { /* private mode */ }
  // Nobody reads while a clock of the game runs.
  if (!asked && missed && acted.length > 1 && hasActed() && !document.querySelector("[data-slides]")) open();
  if (!document.hidden) [asked, missed] = [true, false];
}
document.addEventListener("dinotable:told", turn);
document.addEventListener("visibilitychange", () => { if (!document.hidden) turn(); });

document.addEventListener("click", (event) => {
  const to = event.target.closest?.("[data-recap]:not(.stage)")?.dataset.recap;
  const row = event.target.closest?.(".recap__row");
  if (to === "open" && isOpen()) close();
  else if (to === "open") {
    open();
    byHand = true;
    $("recap").querySelector("ol").focus({ preventScroll: true });
  } else if (to === "close") close();
  else if (to) point(at + (to === "on" ? 1 : -1));
  else if (row) point(Number(row.dataset.row));
});
// On a phone it lies over the table: a tap beside it closes it, and does nothing else.
document.addEventListener("click", (event) => {
  const beside = event.target instanceof Element && !event.target.closest("#recap, .bar, #drawer, dialog");
  if (!isOpen() || !beside || matchMedia("(min-width: 64em) and (min-height: 37.5em)").matches) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  close();
}, true);
document.addEventListener("keydown", (event) => {
  if (!isOpen() || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const target = /** @type {Element} */ (event.target);
  // Arrows lead from place to place on a board, and space presses what has the focus.
  const elsewhere = target.closest("input, select, textarea, #drawer, .tray, .middle > section:not(#recap)")
    || document.querySelector("[data-slides]") && !target.closest("#recap");
  const arrow = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const steps = arrow ?? (event.key === " " && !target.closest("button, a, summary, [role=button]") ? 1 : 0);
  if (event.key === "Escape") close();
  else if (steps && !elsewhere) point(at + steps);
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

// Who opens the page may have been away.
missed = !(Number(remembered()) >= last());
