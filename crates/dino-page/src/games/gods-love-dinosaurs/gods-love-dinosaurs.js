// Gods Love Dinosaurs in the browser: what an animal can reach and what a tile would bring, other ecosystems seen large,
// the obvious rest, and how fast animals move. What is told about a cell comes from the server; no rule is known here.

import "./hexmap.js";
import { $, calm, kept, root } from "./page.js";
import { cellOf, middle } from "./stir.js";

const drawing = (attributes) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "use");
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};

// ---- What is considered: a cell, or two cells for the tile in hand

let asked = null; // what was asked about last
let shown = null; // the map it is told on
const answers = new Map(); // by what was asked: forgotten when anything changes

async function consider(map, seat, about) {
  const key = `${seat} ${about}`;
  if (asked === key) return;
  asked = key;
  await new Promise((done) => setTimeout(done, 60)); // who only passes over asks nothing
  if (asked !== key) return;
  if (!answers.has(key)) {
    const query = new URLSearchParams({ seat, about });
    const answer = await fetch(`/t/${root.dataset.table}/consider?${query}`, { headers: { Accept: "application/json" } }).catch(() => null);
    answers.set(key, answer?.status === 200 ? await answer.json() : null);
  }
  if (asked === key && map.isConnected) tell(map, answers.get(key));
}

/** Marks the cells an answer is about, and tells it in words. */
function tell(map, told) {
  shown = map;
  const line = map.closest("dialog")?.querySelector("[data-considered]") ?? $("considered");
  line.textContent = told?.sentence ?? "";
  overlay(map, "plan", (told?.marks ?? []).map(([cell, mark]) => {
    const [x, y] = middle(cell);
    return drawing({ href: mark === "food" ? "#g-food" : "#gl", class: mark, x, y });
  }));
}

/** A layer above the map that is there while something is considered. */
function overlay(map, name, drawings) {
  map.querySelector(`g.${name}`)?.remove();
  if (!drawings.length) return;
  const layer = document.createElementNS("http://www.w3.org/2000/svg", "g");
  layer.setAttribute("class", name);
  layer.append(...drawings);
  map.append(layer);
  const ring = map.querySelector("g.ring");
  if (ring && ring !== layer) map.append(ring); // where the keyboard is lies above all
}

document.addEventListener("focusin", ({ target }) => {
  for (const ring of document.querySelectorAll("svg[data-map] > .ring")) ring.remove();
  const map = target.matches("use:focus-visible") && target.closest("svg[data-map]");
  if (map) overlay(map, "ring", [drawing({ href: "#gl", x: target.getAttribute("x"), y: target.getAttribute("y") })]);
});
document.addEventListener("focusout", () => { for (const ring of document.querySelectorAll("svg[data-map] > .ring")) ring.remove(); });

/** Nothing is considered any more. */
function leave() {
  asked = null;
  shown = null;
  for (const layer of document.querySelectorAll("svg[data-map] > :is(.plan, .preview)")) layer.remove();
  if ($("considered")) $("considered").textContent = "";
}

/** The halves of the tile in hand, as they would lie. */
function preview(map, cells) {
  const halves = [...document.querySelectorAll(".gods-hand use")];
  const at = (half) => (Number(half.getAttribute("x")) ? 1 : 0);
  overlay(map, "preview", halves.filter((half) => cells[at(half)]).map((half) => {
    const [x, y] = middle(cells[at(half)]);
    return drawing({ href: half.getAttribute("href"), class: half.getAttribute("class"), x, y });
  }));
}

/** Somebody points at a cell of a map, or has come to it by the keyboard. */
function point(target) {
  const cell = target.closest?.("svg[data-map] .cell use");
  const map = cell?.closest("svg[data-map]");
  if (!map || map.closest("button")) return false;
  const seat = map.closest("[data-ecosystem]").dataset.ecosystem;
  const here = cellOf(cell);
  if (!document.querySelector(".gods-hand") || map.dataset.map !== "land") {
    consider(map, seat, here);
    return true;
  }
  const first = map.querySelector(".cell use.is-chosen");
  if (cell.matches(".is-legal")) {
    preview(map, first ? [cellOf(first), here] : [here]);
    if (first) consider(map, seat, `place ${cellOf(first)} ${here}`);
  } else if (!first) {
    overlay(map, "preview", []);
    consider(map, seat, here);
  }
  return true;
}

// A map drawn anew under a pointer that rests is not pointed at: who has just hunted does not ask what else is in reach.
let rests = null;
const at = (event) => `${event.clientX} ${event.clientY}`;
const isStill = (event) => event.type === "pointerover" && event.isTrusted && at(event) === rests;
for (const kind of ["pointermove", "pointerdown"]) document.addEventListener(kind, (event) => { rests = at(event); }, true);

for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    if (isStill(event)) return;
    if (!point(event.target) && asked) leave();
  });
}

// Fingers do not hover: the first tap on the second cell shows what the tile would bring, the next one places it.
let touched = false;
let tapped = null;
document.addEventListener("pointerdown", (event) => { touched = event.pointerType === "touch"; }, true);
document.addEventListener("click", (event) => {
  const cell = event.target.closest?.('svg[data-map="land"] .cell.free use.is-legal');
  const first = cell && document.querySelector('svg[data-map="land"] .cell use.is-chosen');
  if (!touched || !first || tapped === cell) {
    tapped = null;
    return;
  }
  tapped = cell;
  event.stopImmediatePropagation();
  point(cell);
  if ($("path")?.firstChild) $("path").firstChild.textContent = $("considered").dataset.again;
}, true);

// What the rules are asked about when a cell cannot be chosen depends on what was chosen before it.
document.addEventListener("click", (event) => {
  const place = event.target.closest?.("[data-why-then]");
  if (!place) return;
  place.dataset.whyFirst ??= place.dataset.why;
  const first = place.querySelector(".is-chosen");
  place.dataset.why = first ? place.dataset.whyThen.replace("{first}", first.id) : place.dataset.whyFirst;
}, true);

// ---- A line of the log shows where it happened

/** Marks the cells a line tells of on the map of who acted; none, on all maps. */
function recall(line) {
  for (const layer of document.querySelectorAll("svg[data-map] > .recall")) layer.remove();
  for (const other of document.querySelectorAll(".log__line.is-recalled")) other.classList.remove("is-recalled");
  const [seat, , ...told] = line?.dataset.deed.split(" ") ?? [];
  const cells = [...new Set(told.filter((word) => word.includes(",")))];
  const map = cells.length ? document.querySelector(`.table-main [data-ecosystem="${seat}"] svg[data-map]`) : null;
  if (!map) return null;
  line.classList.add("is-recalled");
  overlay(map, "recall", cells.map((cell) => {
    const [x, y] = middle(cell);
    return drawing({ href: "#gl", x, y });
  }));
  return map;
}

let recalled = null;
for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    if (isStill(event)) return;
    const line = event.target.closest?.("#log > [data-deed]") ?? null;
    if (line === recalled) return;
    recalled = line;
    recall(line);
  });
}

// A finger shows it with the first tap, and goes on to the replay with the second.
document.addEventListener("click", (event) => {
  const line = event.target.closest?.("#log > [data-deed]");
  if (!touched || !line || line.dataset.tapped) return;
  for (const other of document.querySelectorAll("#log > [data-tapped]")) delete other.dataset.tapped;
  const map = recall(line);
  if (!map) return;
  line.dataset.tapped = "yes";
  event.preventDefault();
  map.scrollIntoView({ block: "nearest", behavior: "smooth" });
});

// ---- The ecosystem of another seat, large

function open(small) {
  const dialog = $("looked");
  const seat = small.dataset.look;
  const map = small.querySelector("svg[data-map]").cloneNode(true);
  const frame = dialog.querySelector("[data-looked]");
  map.dataset.map = `look-${seat}`;
  map.removeAttribute("data-awake");
  map.querySelectorAll(".is-ghost").forEach((ghost) => ghost.remove());
  frame.dataset.ecosystem = seat;
  frame.replaceChildren(map);
  $("looked-name").textContent = map.getAttribute("aria-label");
  if (dialog.open) return;
  dialog.querySelector("[data-considered]").textContent = "";
  dialog.showModal();
}

document.addEventListener("click", (event) => {
  const small = event.target.closest?.("[data-look]");
  if (small) open(small);
  else if (event.target.id === "looked") event.target.close(); // beside it
});

// ---- The obvious rest: the button is pressed again while it is there

let resting = null; // what was asked for last: each animal acts once, so the same again is still under way
document.addEventListener("submit", (event) => {
  if (event.target.matches?.("[data-rest]")) resting = event.target.querySelector("button").value;
});
function rest() {
  const button = document.querySelector("#rest [data-rest] button");
  if (!button) resting = null;
  else if (resting !== null && resting !== button.value) button.form.requestSubmit(button);
}

// ---- How fast animals move

function wake() {
  const field = $("pace-of-animals");
  if (!field) return;
  field.closest("label").hidden = false;
  field.value = kept.get("pace") ?? (calm.matches ? "off" : "normal");
}
document.addEventListener("change", (event) => {
  if (event.target.id === "pace-of-animals") kept.set("pace", event.target.value);
});

// ---- The decision comes into sight: what the next is chosen from, by keys its first cell. Who scrolls is left there.

let decided = null; // what was asked before
let acted = false; // whether the reader has acted since, and not looked elsewhere
let byKeys = false;
document.addEventListener("pointerdown", () => { byKeys = false; }, true);
document.addEventListener("keydown", () => { byKeys = true; }, true);
document.addEventListener("click", ({ target }) => {
  if (target.closest?.(".gods-tile, #offers, #hunters, svg[data-map=land]")) acted = true;
}, true);
for (const kind of ["wheel", "touchmove"]) document.addEventListener(kind, () => { acted = false; }, { passive: true });

/** Scrolls to a part of the table unless all that is needed of it is in sight. */
function comeTo(part, needed = part) {
  const { top, bottom } = needed.getBoundingClientRect();
  const asking = $("prompt").getBoundingClientRect().height;
  const bar = document.querySelector("#offers .actions");
  const end = bar && getComputedStyle(bar).position === "fixed" ? bar.getBoundingClientRect().top : innerHeight;
  if (top < asking || bottom > end) scrollBy({ top: part.getBoundingClientRect().top - asking - 8, behavior: "instant" });
}

function turnTo() {
  const place = document.querySelector("#land [data-decides]");
  const take = document.querySelector(".prompt--you") ? "take" : null;
  const now = place ? place.dataset.whyFirst ?? place.dataset.why : take;
  const turned = now !== decided && acted;
  decided = now;
  if (!turned || !now) return;
  acted = false;
  queueMicrotask(() => comeTo($(place ? "land" : "animals"), place?.querySelector("svg"))); // once pieces know where they glide
  // The cells are marked once all is drawn.
  if (byKeys) setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector('#land use[tabindex="0"]')?.focus({ preventScroll: true });
  });
}

document.addEventListener("dinotable:drawn", () => {
  answers.clear();
  tapped = null;
  if (shown && !shown.isConnected) leave();
  // What a finger pointed at is gone.
  if ($("hint") && !document.querySelector("[data-part] [title]:hover")) {
    $("hint").hidden = true;
    $("hint").textContent = "";
  }
  if (recalled?.isConnected) recall(recalled); // maps drawn anew show it again
  turnTo();
  const seat = $("looked")?.open && $("looked").querySelector("[data-looked]").dataset.ecosystem;
  const small = seat && document.querySelector(`[data-look="${seat}"]`);
  if (small) open(small);
  rest();
});
wake();
