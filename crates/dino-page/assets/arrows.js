// The arrow keys go from thing to thing: to the nearest of the same kind that way, and where there is none, to the nearest other piece.
// A map that is larger than its place has its own way (hexmap.js), and so has a game whose arrows move pieces.

import { root } from "./page.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const THING = ":is(.others, .middle, .tray) button[id]:not(.btn, .player__name)";

const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];

/** The nearest of these that way; who lies aside is farther. */
function next(from, all, [across, down]) {
  const here = from.getBoundingClientRect();
  const [x, y] = middle(here);
  const least = Math.min(here.width, here.height) / 4;
  let [best, cost] = [null, Infinity];
  for (const thing of all) {
    if (thing === from || thing.disabled || !thing.checkVisibility({ visibilityProperty: true })) continue;
    const [there, up] = middle(thing.getBoundingClientRect());
    const [dx, dy] = [there - x, up - y];
    const far = Math.hypot(dx, dy) + 2 * Math.abs(dx * down + dy * across);
    if (dx * across + dy * down > least && far < cost) [best, cost] = [thing, far];
  }
  return best;
}

// What hears the key before, on the page, may have meant something else with it.
window.addEventListener("keydown", (event) => {
  const [way, from] = [ARROWS[event.key], document.activeElement];
  if (!way || !from?.matches(THING) || event.defaultPrevented || root?.dataset.page === "replay") return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  const all = [...document.querySelectorAll(THING)];
  const alike = all.filter((thing) => thing.classList[0] === from.classList[0]);
  const pieces = from.matches("[data-piece]") ? all.filter((thing) => thing.matches("[data-piece]")) : [];
  (next(from, alike, way) ?? next(from, pieces, way))?.focus();
});
