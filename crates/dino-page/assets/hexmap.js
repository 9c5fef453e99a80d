// Maps of hexagons: the arrow keys go from one cell that can be chosen to the next; pan by dragging or by arrow keys with
// shift, zoom by wheel, pinch, plus and minus, fit by a button or the key 0.
// A map stays where it was moved to when its part of the page is drawn again. A map inside a button is only a picture.

import "./stir.js";

const views = new Map(); // by map: the box shown, while it is not the whole
const whole = new WeakMap(); // by element: the box that fits all cells
const box = (map) => map.getAttribute("viewBox").split(" ").map(Number);

function put(map, [x, y, w, h]) {
  const [, , fullW] = whole.get(map);
  if (w > fullW * 1.6 || w < 260) return; // neither lost in the void nor inside a hex
  views.set(map.dataset.map, [x, y, w, h]);
  map.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
}

function fit(map) {
  views.delete(map.dataset.map);
  map.setAttribute("viewBox", whole.get(map).join(" "));
}

/** A finger needs cells of so many pixels. */
const FINGER = 44;

/** Where all of a map would be too small for a finger it is framed on what can be chosen; who has moved it is left there. */
function frame(map) {
  if (map.dataset.map !== "land" || views.has(map.dataset.map)) return;
  const { width, height } = map.getBoundingClientRect();
  const [x, y, w, h] = whole.get(map);
  const cell = 100 * Math.min(width / w, height / h);
  const all = open(map);
  if (!width || cell >= FINGER || !all.length) {
    if (map.hasAttribute("data-framed")) map.setAttribute("viewBox", [x, y, w, h].join(" "));
    delete map.dataset.framed;
    return;
  }
  map.dataset.framed = "";
  const [wide, high] = [width, height].map((length) => 100 * length / FINGER);
  const chosen = [...map.querySelectorAll("use.is-chosen")];
  const near = (chosen.length ? chosen : all).map(place);
  const mean = (axis) => near.reduce((sum, at) => sum + at[axis], 0) / near.length;
  const within = (value, low, length, shown) => (shown >= length ? low + (length - shown) / 2 : Math.min(Math.max(value - shown / 2, low), low + length - shown));
  map.setAttribute("viewBox", [within(mean(0), x, w, wide), within(mean(1), y, h, high), wide, high].join(" "));
}

/** Zooms about a point, given as parts of the width and the height. */
function zoom(map, by, px = 0.5, py = 0.5) {
  const [x, y, w, h] = box(map);
  put(map, [x + w * px * (1 - by), y + h * py * (1 - by), w * by, h * by]);
}

function pan(map, dx, dy) {
  const [x, y, w, h] = box(map);
  const { width, height } = map.getBoundingClientRect();
  const scale = Math.max(w / width, h / height);
  put(map, [x - dx * scale, y - dy * scale, w, h]);
}

function wake() {
  for (const map of document.querySelectorAll("svg[data-map]:not([data-awake])")) {
    map.setAttribute("data-awake", "");
    whole.set(map, box(map));
    const kept = views.get(map.dataset.map);
    if (kept) map.setAttribute("viewBox", kept.join(" "));
    for (const layer of map.querySelectorAll("[data-plain]")) layer.remove(); // for browsers without script
    if (mapOf(map)) map.setAttribute("tabindex", "0");
  }
  for (const tools of document.querySelectorAll("[data-map-tools]")) tools.hidden = false;
}

const mapOf = (target) => {
  const map = target.closest?.("svg[data-map]");
  return map?.closest("button") ? null : map;
};
const where = (map, event) => {
  const { left, top, width, height } = map.getBoundingClientRect();
  return [(event.clientX - left) / width, (event.clientY - top) / height];
};

document.addEventListener("wheel", (event) => {
  const map = mapOf(event.target);
  if (!map) return;
  event.preventDefault();
  zoom(map, event.deltaY > 0 ? 1.15 : 1 / 1.15, ...where(map, event));
}, { passive: false });

const fingers = new Map();
let dragged = 0;
document.addEventListener("pointerdown", (event) => {
  if (mapOf(event.target)) fingers.set(event.pointerId, event);
  dragged = 0;
});
document.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  const map = before && mapOf(before.target);
  if (!map) return;
  const others = [...fingers.values()].filter((other) => other.pointerId !== event.pointerId);
  if (others.length) {
    const far = (finger) => Math.hypot(finger.clientX - others[0].clientX, finger.clientY - others[0].clientY);
    zoom(map, far(before) / Math.max(1, far(event)), ...where(map, event));
  } else {
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    dragged += Math.abs(dx) + Math.abs(dy);
    if (dragged > 6) pan(map, dx, dy);
  }
  fingers.set(event.pointerId, Object.assign(event, {}));
});
for (const kind of ["pointerup", "pointercancel"]) {
  document.addEventListener(kind, (event) => fingers.delete(event.pointerId));
}
// A drag is no click.
document.addEventListener("click", (event) => {
  if (dragged > 6 && mapOf(event.target)) event.stopImmediatePropagation();
  dragged = 0;
}, { capture: true });

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-map-zoom]");
  const by = button?.dataset.mapZoom;
  const map = button?.closest("dialog, [data-part]")?.querySelector("svg[data-map]");
  if (!map) return;
  if (by === "fit") fit(map);
  else zoom(map, by === "in" ? 1 / 1.3 : 1.3);
});

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

document.addEventListener("keydown", (event) => {
  const map = mapOf(event.target);
  if (!map || event.ctrlKey || event.metaKey || event.altKey) return;
  const way = ARROWS[event.key];
  const cell = event.target.closest("use[id]");
  if (cell && (event.key === "Enter" || event.key === " ")) cell.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  else if (way && (event.shiftKey || !walk(map, cell, way))) pan(map, -60 * way[0], -60 * way[1]);
  else if (event.key === "+") zoom(map, 1 / 1.3);
  else if (event.key === "-") zoom(map, 1.3);
  else if (event.key === "0") fit(map);
  else if (!way) return;
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });

const place = (cell) => [Number(cell.getAttribute("x")), Number(cell.getAttribute("y"))];
const open = (map) => [...map.querySelectorAll("use[id].is-legal")];

/** Goes on to the next cell that can be chosen that way, from the map itself to the first; `false` where none can. */
function walk(map, from, way) {
  const all = open(map).filter((cell) => cell !== from);
  if (!from) (map.querySelector('use[tabindex="0"].is-legal') ?? all[0])?.focus();
  if (!from || !all.length) return all.length > 0;
  const [x, y] = place(from);
  const far = (cell) => {
    const [dx, dy] = [place(cell)[0] - x, place(cell)[1] - y];
    const ahead = dx * way[0] + dy * way[1];
    return ahead > 20 ? Math.hypot(dx, dy) + Math.abs(dx * way[1] + dy * way[0]) : Infinity;
  };
  const next = all.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
  if (far(next) < Infinity) next.focus();
  return true;
}

/** What a cell is called: by itself, or by what lies beside it. */
function nameOf(cell) {
  if (cell.dataset.name) return cell.dataset.name;
  const near = (spot) => Math.hypot(spot[0] - place(cell)[0], spot[1] - place(cell)[1]) < 110;
  const beside = () => [...cell.closest("svg").querySelectorAll("use[data-name]")].filter((other) => near(place(other))).map((other) => other.dataset.name);
  return (cell.parentElement.dataset.name ?? cell.id).replace("%", () => beside().join(", "));
}

// The tab key meets what was chosen and one of the cells that can be chosen now: from there the arrow keys go on.
function reach() {
  for (const map of document.querySelectorAll('[data-map="land"]')) {
    const stop = stopOf(map);
    for (const cell of map.querySelectorAll("use[id]")) {
      const offered = cell.matches(".is-legal, .is-chosen");
      const tab = !offered ? null : cell === stop || cell.matches(".is-chosen") ? "0" : "-1";
      if (tab === cell.getAttribute("tabindex")) continue;
      // What has a role has a name; what has none needs none.
      const button = { tabindex: tab, role: "button", "aria-label": nameOf(cell) };
      for (const [name, value] of Object.entries(button)) {
        if (tab === null) cell.removeAttribute(name);
        else cell.setAttribute(name, value);
      }
    }
  }
}

/** The cell the tab key goes to: the one with the focus, or the nearest to what was chosen last, or to the middle of the pieces. */
function stopOf(map) {
  const all = open(map);
  const focus = all.find((cell) => cell === document.activeElement);
  if (focus) return focus;
  const chosen = [...map.querySelectorAll("use.is-chosen")].slice(-1);
  const near = (chosen.length ? chosen : [...map.querySelectorAll("[data-pieces] > use")]).map(place);
  const mean = (axis) => near.reduce((sum, at) => sum + at[axis], 0) / Math.max(1, near.length);
  const [x, y] = [mean(0), mean(1)];
  const far = (cell) => Math.hypot(place(cell)[0] - x, place(cell)[1] - y);
  return all.reduce((best, cell) => (far(cell) < far(best) ? cell : best), all[0]);
}
document.addEventListener("focusin", (event) => { if (mapOf(event.target)) reach(); });

let due = false;
function look() {
  due = false;
  wake();
  reach();
  if (small.matches) document.querySelectorAll('[data-map="land"]').forEach(frame);
}
const small = matchMedia("(max-width: 48em)");
new MutationObserver(() => {
  if (due) return;
  due = true;
  queueMicrotask(look);
}).observe(document.documentElement, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
look();
