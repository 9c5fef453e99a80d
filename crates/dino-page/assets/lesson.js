// A lesson at the table: its card stands beside what it speaks of, and its links change the step without a new page. It knows
// no rules: what was tried is answered by the server.

import { $, root } from "./page.js";

const large = matchMedia("(min-width: 64em) and (min-height: 37.5em)");

/** Whole parts that are spoken of: their elements stay when what is in them is drawn anew. */
function light() {
  const names = new Set(document.querySelector("[data-lights]")?.dataset.lights.split(" "));
  for (const part of document.querySelectorAll("[data-part]")) part.toggleAttribute("data-lit", names.has(part.id));
}

/** Where the things that match lie, as far as they are in sight. */
const boxes = (selector) => [...document.querySelectorAll(selector)]
  .map((thing) => thing.getBoundingClientRect()).filter(({ width, height }) => width && height);

/** How much of a box a card at this place hides. */
function hidden({ left, top, width, height }, box) {
  const wide = Math.min(left + width, box.right) - Math.max(left, box.left);
  const high = Math.min(top + height, box.bottom) - Math.max(top, box.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Puts the card where it hides least of what it speaks of and of what may be clicked, near to it, its tail towards it. */
function place() {
  const card = $("said");
  if (!card) return;
  card.removeAttribute("style");
  delete card.dataset.tail;
  if (!large.matches) return;
  const [stage, { width, height }] = [root.getBoundingClientRect(), card.getBoundingClientRect()];
  const [first, last] = [stage.top + 56, (document.querySelector(".mine") ?? root).getBoundingClientRect().top - 10];
  const lit = boxes(".stage :is([data-lit], [data-tried])");
  const about = lit.length ? {
    left: Math.min(...lit.map((box) => box.left)), right: Math.max(...lit.map((box) => box.right)),
    top: Math.min(...lit.map((box) => box.top)), bottom: Math.max(...lit.map((box) => box.bottom)),
  } : null;
  const weighed = [
    { things: boxes(".stage [data-show]"), weight: 12 }, { things: lit, weight: 6 }, { things: boxes(".stage .is-legal"), weight: 3 },
    { things: boxes(".middle :is([data-piece], [title], footer)"), weight: 1.5 },
    { things: boxes(".others .player, .middle .panel"), weight: .25 },
  ];
  const cost = (spot) => {
    let sum = 0;
    for (const { things, weight } of weighed) for (const box of things) sum += weight * hidden(spot, box);
    if (!about) return sum + spot.left + spot.top;
    const across = Math.max(0, about.left - spot.left - width, spot.left - about.right);
    const along = Math.max(0, about.top - spot.top - height, spot.top - about.bottom);
    return sum + 45 * Math.hypot(across, along);
  };
  let best = null;
  const [right, low] = [stage.right - width - 14, Math.max(first, last - height)];
  for (let row = 0; row <= 12; row += 1) {
    for (let column = 0; column <= 20; column += 1) {
      const spot = { left: stage.left + 14 + (right - stage.left - 14) * column / 20, top: first + (low - first) * row / 12, width, height };
      const worth = cost(spot);
      if (!best || worth < best.worth) best = { ...spot, worth };
    }
  }
  if (about) {
    const [middle, centre] = [(about.left + about.right) / 2, (about.top + about.bottom) / 2];
    if (middle > best.left + width) point(card, "right", centre - best.top, height);
    else if (middle < best.left) point(card, "left", centre - best.top, height);
    else if (centre > best.top + height) point(card, "down", middle - best.left, width);
    else if (centre < best.top) point(card, "up", middle - best.left, width);
  }
  card.style.left = `${Math.round(best.left - stage.left)}px`;
  card.style.top = `${Math.round(best.top - stage.top)}px`;
}

/** The tail of the card: on which side, and how far along it. */
function point(card, side, along, length) {
  card.dataset.tail = side;
  card.style.setProperty("--tail", `${Math.round(Math.max(28, Math.min(along, length - 28)))}px`);
}

const arrange = () => {
  light();
  place();
};
document.addEventListener("dinotable:drawn", () => requestAnimationFrame(arrange));
document.addEventListener("dinotable:told", () => requestAnimationFrame(arrange));
addEventListener("resize", arrange);
large.addEventListener("change", arrange);

const reload = () => document.dispatchEvent(new CustomEvent("dinotable:refresh"));
addEventListener("popstate", reload);
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[data-go]") : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  history.pushState(null, "", link.getAttribute("href"));
  reload();
  if (!large.matches) $("said")?.scrollIntoView({ block: "nearest" });
});
arrange();
