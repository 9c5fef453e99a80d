// Pieces on maps come alive: the young pop up beside their parents, hunters go their way from cell to cell and eat, the
// starved fade. The map is drawn as it is now already; this only shows how it came about, and nobody has to wait for it.
// What happened is read from the lines of the log, which carry it in notation.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const kept = { get: () => { try { return localStorage.getItem("pace"); } catch { return null; } } };
const PACES = { off: 0, normal: 1, slow: 2.4 };

/** By how much everything lasts longer; 0 where nothing shall move. */
export const pace = () => PACES[kept.get()] ?? (calm.matches ? 0 : 1);

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

/** A shortest way over cells of a map that meets all of these, up to so many steps; straight there if there is none. */
function way(from, to, meals, cells, taken, most = 5) {
  let layer = [[from]];
  for (let step = 0; step <= most; step += 1) {
    const found = layer.find((path) => path.at(-1) === to && path.length > 1 && meals.every((meal) => path.includes(meal)));
    if (found) return found;
    layer = layer.flatMap((path) => beside(path.at(-1))
      .filter((cell) => cells.has(cell) && (!taken.has(cell) || meals.includes(cell) || cell === from))
      .map((cell) => [...path, cell])).slice(0, 20000);
  }
  return [from, to];
}

// ---- What happened since the last look

const shown = new WeakMap(); // by the place of a map: who stood where
let last = null; // the number of the last line looked at

/** The deeds of the lines that are new, none where the table was left for long or the replay jumps. */
function deeds() {
  const lines = [...document.querySelectorAll("#log > [data-deed]")];
  const number = (line) => Number(line.id.slice(4));
  const before = last;
  last = Math.max(0, ...[...document.querySelectorAll("#log > [id]")].slice(-1).map(number));
  if (before === null || last <= before || last > before + 40) return [];
  return lines.filter((line) => number(line) > before).map((line) => {
    const [seat, verb, ...words] = line.dataset.deed.split(" ");
    return { seat, verb, cells: words.filter((word) => word.includes(",")) };
  });
}

const standing = (map) => new Map([...map.querySelectorAll("[data-pieces] > use")].map((piece) => [cellOf(piece), piece]));

/** Shows what happened on every map that was drawn anew. */
export function stir() {
  const news = deeds();
  for (const place of document.querySelectorAll("[data-ecosystem]")) {
    const map = place.querySelector("svg[data-map]");
    if (!map) continue;
    const key = map.closest("[data-part]") ?? place;
    const before = shown.get(key);
    if (before?.map === map) continue;
    const now = standing(map);
    shown.set(key, { map, now, seat: place.dataset.ecosystem });
    const own = news.filter(({ seat }) => seat === place.dataset.ecosystem);
    if (before?.seat === place.dataset.ecosystem && own.length && pace()) tell(map, own, before.now, now);
  }
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

/** Shows deeds one after the other. Many at once go faster. */
function tell(map, news, before, now) {
  const speed = pace() * Math.min(1, 5 / news.length);
  const cells = new Set([...map.querySelectorAll(".cell use")].map(cellOf));
  let at = 0;
  for (const deed of news) at += TELL[deed.verb]?.({ map, cells, before, now, at, speed, hexes: deed.cells }) ?? 0;
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
    if (stands) animate(stands, [{ opacity: 0 }, { opacity: 0 }], { duration: at + duration, fill: "none" });
    for (const cell of meal) {
      const [eaten, arrival] = [before.get(cell), at + step * Math.max(1, path.indexOf(cell))];
      if (eaten) ghost(map, eaten, [about(cell, "none", { offset: 0 }), about(cell, "none", { offset: 0.75 }), about(cell, "scale(0)", { opacity: 0 })], { duration: arrival + 120 * speed, easing: "linear" });
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
  for (const [name, value] of Object.entries({ href: "#g-egg", x: x - 26, y: y - 26, width: 52, height: 52, class: "g-laid" })) drawing.setAttribute(name, value);
  ghost(map, drawing, [{ opacity: 0 }, { opacity: 1, transform: "translateY(-20px)", offset: 0.3 }, { opacity: 0, transform: "translateY(-80px)" }], { duration: 1100 * speed, delay });
}

// A click or a key skips what is still being told.
for (const kind of ["pointerdown", "keydown"]) {
  document.addEventListener(kind, () => { for (const animation of [...running]) animation.finish(); }, true);
}
