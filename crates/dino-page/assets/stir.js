// Pieces on maps come alive: the young pop up beside their parents, hunters go their way from cell to cell and eat, the
// starved fade. The map is drawn as it is now already; this only shows how it came about, and nobody has to wait for it.
// What happened is read from the lines of the log, which carry it in notation.

import { calm, kept } from "./page.js";

const PACES = { off: 0, normal: 1, slow: 2.4 };

/** By how much everything lasts longer; 0 where nothing shall move. */
export const pace = () => PACES[kept.get("pace")] ?? (calm.matches ? 0 : 1);

// ---- Cells

/** Where the middle of a cell is drawn. */
export function middle(cell) {
  const [q, r] = cell.split(",").map(Number);
  return [100 * q + 50 * r, 87 * r];
}

/** The cell a drawing stands on. */
export function cellOf(drawing) {
  const r = Math.round(drawing.getAttribute("y") / 87);
  return `${Math.round((drawing.getAttribute("x") - 50 * r) / 100)},${r}`;
}

const beside = (cell) => {
  const [q, r] = cell.split(",").map(Number);
  return [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]].map(([dq, dr]) => `${q + dq},${r + dr}`);
};

/** The fewest steps from a cell to another. */
function apart(one, other) {
  const [q, r] = one.split(",").map((part, at) => Number(part) - Number(other.split(",")[at]));
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** A shortest way over cells of a map that meets all of these, up to so many steps; straight there if there is none. */
export function way(from, to, meals, cells, taken, most = 5) {
  const goes = (cell) => cells.has(cell) && (!taken.has(cell) || meals.includes(cell) || cell === from);
  const seek = (path, left) => {
    const here = path.at(-1);
    const unmet = meals.filter((meal) => !path.includes(meal));
    if (!left) return here === to && !unmet.length ? path : null;
    // What cannot be met in the steps that are left is not tried.
    if (apart(here, to) > left || unmet.some((meal) => apart(here, meal) + apart(meal, to) > left)) return null;
    for (const next of beside(here).filter(goes)) {
      const found = seek([...path, next], left - 1);
      if (found) return found;
    }
    return null;
  };
  for (let steps = 1; steps <= most; steps += 1) {
    const found = seek([from], steps);
    if (found) return found;
  }
  return [from, to];
}

// ---- What happened since the last look

const shown = new WeakMap(); // by the place of a map: who stood where, and what is being told
let last = null; // the number of the last line looked at

/** The deeds of the lines that are new; null where the table was left for long or the replay jumps. Only new lines are looked at:
    in a late game there are many. */
function deeds() {
  const number = (line) => Number(line.id.slice(4));
  const before = last;
  const fresh = [];
  let line = document.getElementById("log")?.lastElementChild;
  last = line?.id ? number(line) : 0;
  if (before === null || last < before || last > before + 40) return null;
  for (; line && number(line) > before; line = line.previousElementSibling) fresh.unshift(line);
  return fresh.filter((one) => one.dataset.deed).map((one) => {
    const [seat, verb, ...words] = one.dataset.deed.split(" ");
    return { seat, verb, hexes: words.filter((word) => word.includes(",")), stood: null };
  });
}

const standing = (map) => new Map([...map.querySelectorAll("[data-pieces] > use")].map((piece) => [cellOf(piece), piece]));

/** Shows what happened on every map that was drawn anew; what was still being told when it was is told to its end. */
export function stir() {
  const news = deeds();
  for (const place of document.querySelectorAll("[data-ecosystem]")) {
    const map = place.querySelector("svg[data-map]");
    if (!map) continue;
    const key = map.closest("[data-part]") ?? place;
    const [before, seat] = [shown.get(key), place.dataset.ecosystem];
    if (before?.map === map) continue;
    const next = { map, seat, now: standing(map), told: [] };
    shown.set(key, next);
    if (before?.seat !== seat || !news || !pace()) continue;
    const own = news.filter((deed) => deed.seat === seat);
    if (own.length) own[0].stood = before.now;
    next.told = tell(map, [...untold(before.told), ...own], next.now);
  }
}

/** The time animations go by: it stands still within a frame, so that they and we agree on how far they are. */
const time = () => Number(document.timeline.currentTime);

/** What is not told to its end, each deed with how much of it is. */
function untold(told) {
  return told.filter(({ ends, skips }) => ends > time() && skips === skipped)
    .map(({ deed, stood, begins, speed }) => ({ ...deed, stood, gone: Math.max(0, time() - begins) / speed }));
}

// ---- Telling it

const is = (piece, species) => piece.parentElement?.classList.contains(species);
const running = new Set();

function animate(element, frames, options) {
  const animation = element.animate(frames, { fill: "backwards", easing: "ease-in-out", ...options });
  running.add(animation);
  animation.finished.catch(() => {}).finally(() => running.delete(animation));
  return animation;
}

/** Something that is no longer there, or never stays: it goes when its time is over. */
function ghost(map, drawing, frames, options) {
  const layer = document.createElementNS("http://www.w3.org/2000/svg", "g");
  layer.setAttribute("class", `${drawing.parentElement?.getAttribute("class") ?? ""} is-ghost`);
  layer.append(drawing.cloneNode(true));
  map.append(layer);
  animate(layer.firstChild, frames, { fill: "both", ...options }).finished.catch(() => {}).finally(() => layer.remove());
}

const about = (cell, transform, rest = {}) => {
  const [x, y] = middle(cell);
  return { transform, transformOrigin: `${x}px ${y}px`, ...rest };
};
const from = (start, end) => `translate(${middle(start)[0] - middle(end)[0]}px, ${middle(start)[1] - middle(end)[1]}px)`;

/** So much longer than until the next one begins a deed may last. */
const OVERLAP = 350;

/** Shows deeds one after the other, the first from where it was left. Many at once go faster, so that one never is more
    than a few seconds behind. */
function tell(map, deeds, now) {
  const speed = pace() * Math.min(1, 4 / deeds.length);
  const cells = new Set([...map.querySelectorAll(".cell use")].map(cellOf));
  const since = time();
  let before = new Map();
  let at = -(deeds[0]?.gone ?? 0) * speed;
  return deeds.map(({ stood, gone, ...deed }) => {
    if (stood) before = new Map(stood);
    const told = { deed, stood: new Map(before), speed, skips: skipped, begins: since + at };
    at += TELL[deed.verb]?.({ map, cells, before, now, at, speed, hexes: deed.hexes }) ?? 0;
    return { ...told, ends: since + at + OVERLAP * speed };
  });
}

const TELL = {
  place({ map, now, at, speed, hexes }) {
    for (const [number, cell] of hexes.entries()) {
      const delay = at + 90 * speed * number;
      const drop = [about(cell, "translateY(-46px) scale(1.25)", { opacity: 0 }), about(cell, "none")];
      const lands = [...map.querySelectorAll(".cell:not(.free) use")].filter((land) => cellOf(land) === cell);
      for (const element of lands) animate(element, drop, { duration: 320 * speed, delay });
      if (now.has(cell)) animate(now.get(cell), [about(cell, "scale(0)"), about(cell, "scale(1.2)"), about(cell, "none")], { duration: 380 * speed, delay: delay + 240 * speed });
    }
    return 500 * speed;
  },
  breed({ now, at, speed, hexes: [parent, young] }) {
    const born = now.get(young);
    if (born) animate(born, [about(young, `${from(parent, young)} scale(.2)`), about(young, "scale(1.25)", { offset: 0.75 }), about(young, "none")], { duration: 420 * speed, delay: at });
    return 300 * speed;
  },
  hatch({ now, at, speed }) {
    const born = now.get("0,0");
    if (born) animate(born, [about("0,0", "scale(0) rotate(-30deg)"), about("0,0", "scale(1.3) rotate(10deg)"), about("0,0", "none")], { duration: 600 * speed, delay: at });
    return 500 * speed;
  },
  starve({ map, before, at, speed, hexes: [cell] }) {
    const gone = before.get(cell);
    if (gone) ghost(map, gone, [about(cell, "none"), about(cell, "rotate(-12deg)", { opacity: 0.8 }), about(cell, "translateY(26px) rotate(14deg) scale(.8)", { opacity: 0 })], { duration: 800 * speed, delay: at });
    return 450 * speed;
  },
  hunt({ map, cells, before, now, at, speed, hexes: [start, end, ...meal] }) {
    const hunter = before.get(start);
    if (!hunter) return 0;
    const path = way(start, end, meal, cells, new Set(before.keys()));
    const step = 230 * speed;
    const duration = step * (path.length - 1);
    ghost(map, hunter, path.map((cell) => ({ transform: from(cell, start) })), { duration, delay: at, easing: "linear" });
    const stands = now.get(end);
    if (stands) animate(stands, [{ opacity: 0 }, { opacity: 0 }], { duration: Math.max(0, at + duration), fill: "none" });
    for (const cell of meal) {
      const [eaten, arrival] = [before.get(cell), at + step * Math.max(1, path.indexOf(cell))];
      if (eaten) ghost(map, eaten, [about(cell, "none", { offset: 0 }), about(cell, "none", { offset: 0.75 }), about(cell, "scale(0)", { opacity: 0 })], { duration: Math.max(0, arrival + 120 * speed), easing: "linear" });
      if (eaten && is(hunter, "dinosaur") && (is(eaten, "tiger") || is(eaten, "eagle"))) egg(map, cell, arrival, speed);
      const young = cell !== end && now.get(cell);
      if (young) animate(young, [about(cell, "scale(0)"), about(cell, "scale(1.25)"), about(cell, "none")], { duration: 380 * speed, delay: arrival + 150 * speed });
    }
    before.set(end, stands ?? hunter);
    if (start !== end) before.delete(start);
    return duration + 150 * speed;
  },
};

/** An egg is laid: it rises from where a predator was eaten. */
function egg(map, cell, delay, speed) {
  const [x, y] = middle(cell);
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "use");
  const file = map.querySelector(".land > use").getAttribute("href").split("#")[0];
  for (const [name, value] of Object.entries({ href: `${file}#egg`, x: x - 26, y: y - 26, width: 52, height: 52 })) drawing.setAttribute(name, String(value));
  ghost(map, drawing, [{ opacity: 0 }, { opacity: 1, transform: "translateY(-20px)", offset: 0.3 }, { opacity: 0, transform: "translateY(-80px)" }], { duration: 1100 * speed, delay });
}

// A click or a key skips what is still being told.
let skipped = 0; // how often
for (const kind of ["pointerdown", "keydown"]) {
  document.addEventListener(kind, () => {
    skipped += 1;
    for (const animation of [...running]) animation.finish();
  }, true);
}
