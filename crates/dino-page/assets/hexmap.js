// Maps of hexagons: pan by dragging or arrow keys, zoom by wheel, pinch, plus and minus, fit by a button or the key 0.
// A map stays where it was moved to when its part of the page is drawn again. A map inside a button is only a picture.

import { stir } from "./stir.js";

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

document.addEventListener("keydown", (event) => {
  const map = mapOf(event.target);
  if (!map || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[event.key];
  const cell = event.target.closest("use[id]");
  if (cell && (event.key === "Enter" || event.key === " ")) cell.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  else if (step && event.target === map) pan(map, ...step);
  else if (event.key === "+") zoom(map, 1 / 1.3);
  else if (event.key === "-") zoom(map, 1.3);
  else if (event.key === "0") fit(map);
  else return;
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });

// Only what can be chosen now is met by the tab key.
function reach() {
  for (const cell of document.querySelectorAll('[data-map="land"] use[id]')) {
    const open = cell.matches(".is-legal, .is-chosen");
    if (open === cell.hasAttribute("tabindex")) continue;
    if (open) cell.setAttribute("tabindex", "0");
    else cell.removeAttribute("tabindex");
    if (open) cell.setAttribute("role", "button");
    else cell.removeAttribute("role");
  }
}

let due = false;
function look() {
  due = false;
  wake();
  reach();
  stir();
}
new MutationObserver(() => {
  if (due) return;
  due = true;
  queueMicrotask(look);
}).observe(document.documentElement, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
look();
