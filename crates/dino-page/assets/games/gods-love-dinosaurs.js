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
}

/** Nothing is considered any more. */
function leave() {
  asked = null;
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

for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => { if (!point(event.target) && asked) leave(); });
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

document.addEventListener("dinotable:drawn", () => {
  answers.clear();
  asked = null;
  tapped = null;
  if ($("considered")) $("considered").textContent = "";
  const seat = $("looked")?.open && $("looked").querySelector("[data-looked]").dataset.ecosystem;
  const small = seat && document.querySelector(`[data-look="${seat}"]`);
  if (small) open(small);
  rest();
});
wake();
