// Gods Love Dinosaurs in the browser: what an animal can reach and what a tile would bring, other ecosystems seen large,
// the obvious rest, and how fast animals move. What is told about a cell comes from the server; no rule is known here.

import "./hexmap.js";
import { hunt, pill } from "./gods-hunt.js";
import "./gods-moments.js";
import { $, calm, kept, root } from "./page.js";
import { cellOf, middle } from "./stir.js";

const FILE = "/assets/gld.svg#";
const drawing = (name, cell, more = {}) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "use");
  const [x, y] = middle(cell);
  for (const [key, value] of Object.entries({ href: FILE + name, x, y, ...more })) made.setAttribute(key, String(value));
  return made;
};
const land = () => document.querySelector('svg[data-map="land"]');

// ---- What is considered: a cell, or two cells for the tile in hand

let asked = null; // what was asked about last
let shown = null; // the map it is told on
let chosen = []; // what was clicked so far, in that order
const answers = new Map(); // by what was asked: forgotten when anything changes

async function consider(map, seat, about) {
  const key = `${seat} ${about}`;
  if (asked === key) return;
  asked = key;
  await new Promise((done) => setTimeout(done, 60)); // who only passes over asks nothing
  if (asked !== key) return;
  if (!answers.has(key)) {
    const query = new URLSearchParams({ seat, about });
    const answer = await fetch(`${root.dataset.base}/consider?${query}`, { headers: { Accept: "application/json" } }).catch(() => null);
    answers.set(key, answer?.status === 200 ? await answer.json() : null);
  }
  if (asked === key && map.isConnected) tell(map, answers.get(key));
}

/** Marks the cells an answer is about, and tells it in words. */
function tell(map, told) {
  shown = map;
  const line = map.closest("dialog")?.querySelector("[data-considered]") ?? $("considered");
  line.textContent = told?.sentence ?? "";
  overlay(map, "plan", (told?.marks ?? []).map(([cell, mark]) => drawing(mark === "food" ? "food" : "cell", cell, { class: mark })));
  if (told?.short && aim) map.querySelector("g.preview")?.append(pill(map, aim, told.short));
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
  if (map) overlay(map, "ring", [drawing("cell", cellOf(target))]);
});
document.addEventListener("focusout", () => { for (const ring of document.querySelectorAll("svg[data-map] > .ring")) ring.remove(); });

/** Nothing is considered any more; a tile that is being placed stays in sight. */
function leave() {
  asked = null;
  shown = null;
  for (const layer of document.querySelectorAll("svg[data-map] > :is(.plan, .preview)")) layer.remove();
  if ($("considered")) $("considered").textContent = "";
  if (places() && chosen.length) lay();
}

// ---- The tile in hand as it would lie, until it counts

let aim = null; // the cell of its second half
const places = () => document.querySelector(".gods-hand");

/** A hex keeps the drawing of its place. */
function variant(name, cell) {
  const [q, r] = cell.split(",").map(Number);
  const number = Math.abs(5 * q + 3 * r) % 3 + 1;
  return number === 1 ? name : `${name}-${number}`;
}

/** The halves of the tile in hand on these cells. */
function preview(map, cells) {
  const halves = [...document.querySelectorAll(".gods-hand .gods-half")];
  const name = (half) => half.getAttribute("href").split("#")[1];
  const isLand = (half) => halves.find((other) => other.dataset.half === half.dataset.half) === half;
  const lifted = document.createElementNS("http://www.w3.org/2000/svg", "g");
  lifted.setAttribute("transform", "translate(0 -7)");
  for (const half of halves.filter((half) => cells[half.dataset.half])) {
    const cell = cells[half.dataset.half];
    lifted.append(drawing(isLand(half) ? variant(name(half), cell) : name(half), cell));
  }
  const frames = ["frame-rim", "frame"].flatMap((frame) => cells.map((cell) => drawing(frame, cell, { transform: "translate(0 -7)" })));
  overlay(map, "preview", [...frames, lifted]);
}

/** Moves what is shown of a map so far that cells at its edge are in sight. */
function look(map, cells) {
  const [x, y, w, h] = map.getAttribute("viewBox").split(" ").map(Number);
  const inside = (low, length, values, room) => {
    const [least, most] = [Math.min(...values) - room, Math.max(...values) + room];
    return least < low ? least : most > low + length ? most - length : low;
  };
  const [across, down] = [0, 1].map((axis) => cells.map((cell) => middle(cell)[axis]));
  map.setAttribute("viewBox", [inside(x, w, across, 62), inside(y, h, down, 74), w, h].join(" "));
}

/** Where the second half may go, around the first. */
function turns(map) {
  const [x, y] = middle(chosen[0]);
  const angle = (cell) => Math.atan2(middle(cell)[1] - y, middle(cell)[0] - x);
  return [...map.querySelectorAll(".cell.free use.is-legal")].map(cellOf).sort((one, other) => angle(one) - angle(other));
}

/** Lays the tile on what was chosen, its second half where it was pointed at last. */
function lay() {
  const map = land();
  if (!map?.hasAttribute("data-awake") || !places()) return;
  if (!chosen.length) {
    aim = null;
    return;
  }
  const open = turns(map);
  aim = chosen[1] ?? (open.includes(aim) ? aim : open[0] ?? null);
  preview(map, aim ? [chosen[0], aim] : [chosen[0]]);
  look(map, aim ? [chosen[0], aim] : [chosen[0]]);
  if (aim) consider(map, map.closest("[data-ecosystem]").dataset.ecosystem, `place ${chosen[0]} ${aim}`);
  buttons(open.length);
}

/** Beside the question: turn the tile, or put it there. */
function buttons(open) {
  const path = $("path");
  const { flip, turn, put } = $("considered").dataset;
  if (path.hidden || chosen.length !== 1 || path.querySelector(".gods-put")) return;
  const button = (name, label, key, act) => {
    const made = Object.assign(document.createElement("button"), { type: "button", className: name, textContent: label });
    if (key) made.append(" ", Object.assign(document.createElement("kbd"), { textContent: key }));
    if (key) made.dataset.key = key.toLowerCase();
    made.addEventListener("click", act);
    return made;
  };
  const turned = () => {
    const all = turns(land());
    aim = all[(all.indexOf(aim) + 1) % all.length];
    asked = null;
    lay();
  };
  // The other half on the cell that was chosen, this one where the other would have been.
  const flipped = () => {
    const [near, far] = [chosen[0], aim];
    $(near).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    aim = near;
    $(far).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
  const hands = [...document.querySelectorAll(".gods-hand .gods-half")].map((half) => half.getAttribute("href")).join();
  const same = hands.split(",").length % 2 === 0 && hands.slice(0, hands.length / 2) === hands.slice(-hands.length / 2);
  if (open > 1) path.append(button("btn gods-turn", turn, "T", turned));
  if (aim && !same) path.append(button("btn gods-flip", flip, "F", flipped));
  path.append(button("btn btn--primary gods-put", put, "", () => $(aim)?.dispatchEvent(new MouseEvent("click", { bubbles: true }))));
}

document.addEventListener("dinotable:marked", (event) => {
  chosen = event.detail.chosen;
  const map = land();
  if (!map) return;
  hunt(map, chosen);
  if (!places()) return;
  if (chosen.length) lay();
  else if (map.querySelector("g.preview")) leave();
});

/** Somebody points at a cell of a map, or has come to it by the keyboard. */
function point(target) {
  const cell = target.closest?.("svg[data-map] .cell use");
  const map = cell?.closest("svg[data-map]");
  if (!map || map.closest("button")) return false;
  const seat = map.closest("[data-ecosystem]").dataset.ecosystem;
  const here = cellOf(cell);
  const isOwn = map.dataset.map === "land";
  if (!places() || !isOwn) {
    if (isOwn && hunt(map, chosen, here)) return true;
    consider(map, seat, here);
    return true;
  }
  if (cell.matches(".is-legal")) {
    if (chosen.length) {
      aim = here;
      lay();
    } else {
      preview(map, [here]);
    }
  } else if (!chosen.length) {
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
    if (!point(event.target) && (asked || land()?.querySelector("g.preview")) && !(places() && chosen.length)) leave();
  });
}

// Fingers do not hover: the first tap on the second cell shows what the tile would bring, the next one places it.
let touched = false;
let tapped = null;
document.addEventListener("pointerdown", (event) => { touched = event.pointerType === "touch"; }, true);
document.addEventListener("click", (event) => {
  const cell = event.isTrusted && event.target.closest?.('svg[data-map="land"] .cell.free use.is-legal');
  if (!touched || !cell || chosen.length !== 1 || tapped === cell) {
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
  const [seat, , ...told] = line?.dataset.deed.split("; ")[0].split(" ") ?? [];
  const cells = [...new Set(told.filter((word) => word.includes(",")))];
  const map = cells.length ? document.querySelector(`.stage [data-ecosystem="${seat}"] svg[data-map]`) : null;
  if (!map) return null;
  line.classList.add("is-recalled");
  overlay(map, "recall", cells.map((cell) => drawing("cell", cell)));
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

document.addEventListener("dinotable:recall", (event) => recall(event.detail?.dataset.deed ? event.detail : null));

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

// ---- The arrow keys go from tile to tile

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
document.addEventListener("keydown", (event) => {
  const [way, tile] = [ARROWS[event.key], event.target.closest?.(".gods-tile")];
  if (!way || !tile) return;
  event.preventDefault();
  const middleOf = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middleOf(tile);
  const far = (one) => {
    const [dx, dy] = [middleOf(one)[0] - x, middleOf(one)[1] - y];
    return dx * way[0] + dy * way[1] > 4 ? Math.hypot(dx, dy) + 2 * Math.abs(dx * way[1] + dy * way[0]) : Infinity;
  };
  const next = [...document.querySelectorAll(".gods-tile")].reduce((best, one) => (far(one) < far(best) ? one : best), tile);
  next.focus();
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
  const step = document.querySelector(".step");
  if (getComputedStyle(step).position !== "sticky") return; // all of it is in sight
  const { top, bottom } = needed.getBoundingClientRect();
  const asking = step.getBoundingClientRect().bottom;
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
  asked = null;
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
