// Pieces on maps come alive: the young pop up beside their parents, hunters go their way from cell to cell and eat, the
// starved fade. The map is drawn as it is now already; this only shows how it came about, and nobody has to wait for it.

import { animate, onAct, telling } from "./tell.js";

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

// ---- Who stood where before

const shown = new WeakMap(); // by the place of a map: its drawing, who stands where, and who stood where before what is told

const standing = (map) => new Map([...map.querySelectorAll("[data-pieces] > use")].map((piece) => [cellOf(piece), piece]));
const keyOf = (place) => place.closest("[data-part]") ?? place;

/** Looks who stands where on every map that was drawn anew. What is still to be told is told of who stood there before it. */
function look() {
  for (const place of document.querySelectorAll("[data-ecosystem]")) {
    const map = place.querySelector("svg[data-map]");
    const [key, seat] = [keyOf(place), place.dataset.ecosystem];
    const last = shown.get(key);
    if (!map || last?.map === map) continue;
    const same = last?.seat === seat ? last : null;
    const before = new Map([...same?.now ?? [], ...(telling() && same?.before) || []]);
    shown.set(key, { map, seat, now: standing(map), before });
  }
}
document.addEventListener("dinotable:drawn", look);
look();

// ---- Telling it

const is = (piece, species) => piece.parentElement?.classList.contains(species);

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

onAct((act, { at, speed, again, still }) => {
  const [seat, verb, ...words] = act.deed.split("; ")[0].split(" ");
  const show = TELL[verb];
  if (!show || still) return 0;
  const hexes = words.filter((word) => word.includes(","));
  act.stood ??= new Map();
  let length = 0;
  for (const place of document.querySelectorAll(`.stage [data-ecosystem="${seat}"]`)) {
    const key = keyOf(place);
    const state = shown.get(key);
    if (!state || again && act.stood.get(key)?.map === state.map) continue; // it is still on its way there
    const before = new Map(act.stood.get(key)?.before ?? state.before);
    act.stood.set(key, { map: state.map, before: new Map(before) });
    const cells = new Set([...state.map.querySelectorAll(".cell use")].map(cellOf));
    length = Math.max(length, show({ map: state.map, cells, before, now: state.now, at, speed, hexes }));
    if (!again) state.before = before;
  }
  return length / speed;
});

const NEST = "0,0";

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
    return 180 * speed;
  },
  hatch({ now, at, speed }) {
    const born = now.get(NEST);
    if (born) animate(born, [about(NEST, "scale(0) rotate(-30deg)"), about(NEST, "scale(1.3) rotate(10deg)"), about(NEST, "none")], { duration: 600 * speed, delay: at });
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
    const step = 140 * speed;
    const duration = step * (path.length - 1);
    ghost(map, hunter, path.map((cell) => ({ transform: from(cell, start) })), { duration, delay: at, easing: "linear" });
    const stands = now.get(end);
    if (stands) animate(stands, [{ opacity: 0 }, { opacity: 0 }], { duration: Math.max(0, at + duration), fill: "none" });
    let laid = false;
    for (const cell of meal) {
      const [eaten, arrival] = [before.get(cell), at + step * Math.max(1, path.indexOf(cell))];
      if (eaten) ghost(map, eaten, [about(cell, "none", { offset: 0 }), about(cell, "none", { offset: 0.75 }), about(cell, "scale(0)", { opacity: 0 })], { duration: Math.max(0, arrival + 120 * speed), easing: "linear" });
      if (eaten && is(hunter, "dinosaur") && (is(eaten, "tiger") || is(eaten, "eagle"))) {
        egg(map, cell, arrival, speed);
        laid = true;
      }
      const young = cell !== end && now.get(cell);
      if (young) animate(young, [about(cell, "scale(0)"), about(cell, "scale(1.25)"), about(cell, "none")], { duration: 380 * speed, delay: arrival + 150 * speed });
    }
    before.set(end, stands ?? hunter);
    if (start !== end) before.delete(start);
    return duration + (laid ? 900 : 150) * speed;
  },
};

/** An egg is laid: it rises from where a predator was eaten and flies to the nest. */
function egg(map, cell, delay, speed) {
  const [x, y] = middle(cell);
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "use");
  const file = map.querySelector(".land > use").getAttribute("href").split("#")[0];
  for (const [name, value] of Object.entries({ href: `${file}#egg`, x: x - 26, y: y - 26, width: 52, height: 52 })) drawing.setAttribute(name, String(value));
  const [nestX, nestY] = middle(NEST);
  const there = `translate(${nestX - x}px, ${nestY - y}px)`;
  const frames = [{ opacity: 0 }, { opacity: 1, transform: "translateY(-30px)", offset: 0.3 }, { opacity: 1, transform: there, offset: 0.9 }, { opacity: 0, transform: there }];
  ghost(map, drawing, frames, { duration: 900 * speed, delay });
}
