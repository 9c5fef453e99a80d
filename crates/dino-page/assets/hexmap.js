// Maps of hexagons: pan by dragging or arrow keys, zoom by wheel, pinch, plus and minus, fit by a button or the key 0.
// A map stays where it was moved to when its part of the page is drawn again.

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
    if (map.dataset.map === "land") map.setAttribute("tabindex", "0");
    stir(map);
  }
  for (const tools of document.querySelectorAll("[data-map-tools]")) tools.hidden = false;
}

const mapOf = (target) => target.closest?.('svg[data-map="land"]');
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
  const by = event.target.closest?.("[data-map-zoom]")?.dataset.mapZoom;
  const map = by && document.querySelector('svg[data-map="land"]');
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

// ---- Pieces: what left one cell and came to another glides, what is new pops up, what is gone fades

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const seen = new Map(); // by map: its pieces
const pieces = (map) => new Map([...map.querySelectorAll("[data-pieces] > use")].map((piece) =>
  [`${piece.getAttribute("href")} ${piece.getAttribute("x")} ${piece.getAttribute("y")}`, piece]));

function stir(map) {
  const [before, now] = [seen.get(map.dataset.map), pieces(map)];
  seen.set(map.dataset.map, now);
  if (!before || calm.matches) return;
  const kind = (key) => key.split(" ")[0];
  const place = (key) => key.split(" ").slice(1).map(Number);
  const gone = [...before.keys()].filter((key) => !now.has(key));
  for (const key of [...now.keys()].filter((key) => !before.has(key))) {
    const at = gone.findIndex((old) => kind(old) === kind(key));
    const [x, y] = place(key);
    const frames = at < 0 ? [{ transform: "scale(0)", transformOrigin: `${x}px ${y}px` }, { transform: "none", transformOrigin: `${x}px ${y}px` }]
      : [{ transform: `translate(${place(gone[at])[0] - x}px, ${place(gone[at])[1] - y}px)` }, { transform: "none" }];
    if (at >= 0) gone.splice(at, 1);
    now.get(key).animate(frames, { duration: at < 0 ? 300 : 600, easing: "cubic-bezier(.3,.7,.3,1)" });
  }
  for (const key of gone) {
    const ghost = before.get(key).cloneNode(true);
    const layer = document.createElementNS("http://www.w3.org/2000/svg", "g");
    layer.setAttribute("class", before.get(key).parentElement?.getAttribute("class") ?? "");
    layer.append(ghost);
    map.append(layer);
    ghost.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 500 }).finished.finally(() => layer.remove());
  }
}

let due = false;
function look() {
  due = false;
  wake();
  reach();
}
new MutationObserver(() => {
  if (due) return;
  due = true;
  queueMicrotask(look);
}).observe(document.documentElement, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
look();
