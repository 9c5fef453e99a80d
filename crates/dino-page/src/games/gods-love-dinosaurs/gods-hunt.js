// A hunt as it would go: where it may end and what it would bring there, and the way under the animals, step by step. What may be
// hunted is read from the forms on the page.

import { cellOf, middle, way } from "./stir.js";

const SVG = "http://www.w3.org/2000/svg";
const FILE = "/assets/gld.svg#";

function make(name, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A few words on a plate beside a cell. */
export function pill(map, cell, text) {
  const [left, , width] = map.getAttribute("viewBox").split(" ").map(Number);
  const wide = 26 + 9.6 * text.length;
  const [middleX, y] = middle(cell);
  const x = Math.max(left + wide / 2 + 4, Math.min(middleX, left + width - wide / 2 - 4)); // it does not leave the map
  return make("g", { class: "pill", transform: `translate(${x} ${y + 78})` },
    make("rect", { x: -wide / 2, y: -21, width: wide, height: 42, rx: 21 }), make("text", { y: 6.5 }, text));
}

/** What a hunt would bring, above the cell it ends on: meals, eggs. */
function gain(cell, meals, eggs, mark) {
  const [x, y] = middle(cell);
  const wide = eggs ? 96 : 58;
  const plate = make("g", { class: `gain ${mark}`, transform: `translate(${x} ${y - 46})` },
    make("rect", { x: -wide / 2, y: -18, width: wide, height: 36, rx: 18 }),
    make("use", { href: `${FILE}fork`, x: -wide / 2 + 8, y: -13, width: 24, height: 26 }),
    make("text", { x: -wide / 2 + 41, y: 7 }, String(meals)));
  if (eggs) plate.append(make("use", { href: `${FILE}egg`, x: 6, y: -13, width: 22, height: 26 }), make("text", { x: 36, y: 7 }, String(eggs)));
  return plate;
}

/** All hunts that are offered: from, to, and what is eaten. */
function hunts() {
  const options = [...document.querySelectorAll("#offers form[data-offer]")]
    .filter((form) => form.elements.template.value.startsWith("hunt")).flatMap((form) => [...form.querySelectorAll("option")]);
  return options.map(({ value }) => value.split(" ").filter((word) => word.includes(","))).map(([from, to, ...meal]) => ({ from, to, meal }));
}

const layer = (map, name) => {
  map.querySelector(`:scope > g.${name}`)?.remove();
  return make("g", { class: name });
};

/** Shows what was chosen of a hunt, or what pointing at an end would bring; `false` where nobody hunts. */
export function hunt(map, chosen, pointed = null) {
  const [trail, signs] = [layer(map, "trail"), layer(map, "signs")];
  for (const name of ["is-leaving", "is-meal"]) map.querySelectorAll(`.${name}`).forEach((one) => one.classList.remove(name));
  if (!document.getElementById("enough") || !chosen.length) return false;
  const pieces = new Map([...map.querySelectorAll("[data-pieces] > use")].map((piece) => [cellOf(piece), piece]));
  const is = (cell, ...species) => species.some((one) => pieces.get(cell)?.parentElement.classList.contains(one));
  const [from] = chosen;
  const offered = hunts().filter((one) => one.from === from);
  if (!offered.length) return false;
  // A predator that a dinosaur eats is an egg.
  const eggs = (meal) => (is(from, "dinosaur") ? meal.filter((cell) => is(cell, "tiger", "eagle")).length : 0);
  const worth = ({ meal }) => 10 * eggs(meal) + meal.length;
  const best = (to) => offered.filter((one) => one.to === to).reduce((most, one) => (worth(one) > worth(most) ? one : most));
  const ends = [...new Set(offered.map(({ to }) => to))];
  const to = chosen[1] ?? (ends.includes(pointed) ? pointed : null);
  if (to === null) signs.append(...ends.map((end) => gain(end, best(end).meal.length, eggs(best(end).meal), "may")));
  else {
    // Who ends on prey eats it; what else is eaten is chosen, or as much as can be while one only points there.
    const picked = chosen.slice(2).filter((cell) => cell.includes(","));
    const meal = chosen[1] ? [...(pieces.has(to) && to !== from ? [to] : []), ...picked] : best(to).meal;
    draw(from, to, meal);
    for (const cell of chosen.slice(2)) document.getElementById(cell)?.classList.add("is-meal"); // its step marks it already
    if (!chosen[1]) signs.append(...ends.filter((end) => end !== to).map((end) => gain(end, best(end).meal.length, eggs(best(end).meal), "may")));
  }
  map.insertBefore(trail, map.querySelector("[data-pieces]"));
  map.append(signs);
  return true;

  function draw(start, end, meal) {
    const cells = new Set([...map.querySelectorAll(".land > use")].map(cellOf));
    const taken = new Set([...pieces.keys()].filter((cell) => cell !== start && !meal.includes(cell)));
    const path = meal.length ? way(start, end, meal, cells, taken) : [];
    const points = path.map(middle).map(([x, y], at) => `${x} ${at ? y + 6 : y}`);
    if (points.length) trail.append(...["rim", "line"].map((name) => make("path", { class: name, d: `M${points.join("L")}` })));
    path.slice(1).forEach((cell, at, all) => {
      const side = all.indexOf(cell) === at ? -30 : 30; // who comes by again
      const [x, y] = middle(cell);
      signs.append(make("circle", { class: "step", cx: x + side, cy: y + 21, r: 14 }), make("text", { class: "step", x: x + side, y: y + 26.5 }, String(at + 1)));
    });
    const hunter = pieces.get(start);
    if (hunter && end !== start) {
      hunter.classList.add("is-leaving");
      const [x, y] = middle(end);
      if (!pieces.has(end) || meal.includes(end)) signs.prepend(make("use", { class: "arrives", href: hunter.getAttribute("href").replace("-hungry", ""), x, y }));
    }
    signs.append(gain(end, meal.length, eggs(meal), "chosen"));
  }
}
