// Pieces glide: where they were is remembered, then the page is drawn anew, then they go from there to where they are. Places are
// measured inside the part a piece lies in: a part that is moved by what appears above it takes its pieces along.

import { calm } from "./page.js";
import { animate, pace } from "./tell.js";

const pieces = (parts) => parts.flatMap((part) => [...part.querySelectorAll("[data-piece]")]);
const still = () => calm.matches || document.hidden || !pace();

/** Where a piece is, from the upper left corner of its part. */
function place(piece) {
  const part = piece.closest("[data-part]");
  const [at, from] = [piece.getBoundingClientRect(), part?.getBoundingClientRect()];
  return { part: part?.id, x: at.x - (from?.x ?? 0), y: at.y - (from?.y ?? 0), width: at.width, window: at };
}

/** Where every piece of these parts is now, by id: only of those that are drawn anew, for measuring costs the browser a layout. */
export const places = (parts) => new Map(still() ? [] : pieces(parts).map((piece) => [piece.id, place(piece)]));

/** Lets every piece of these parts glide from where it was, once so long has passed. */
export function glide(before, parts, delay) {
  if (still() || !before.size) return;
  // All are measured before the first moves: each look after a change would cost a layout of its own.
  const moves = pieces(parts).map((piece) => [piece, before.get(piece.id), place(piece)]);
  for (const [piece, from, to] of moves) {
    if (!from) {
      animate(piece, [{ opacity: 0, transform: "translateY(-12px)" }, {}], { duration: 260 * pace(), easing: "ease-out" });
      continue;
    }
    // Who goes from one part to another goes its way over the window.
    const [start, end] = from.part === to.part ? [from, to] : [from.window, to.window];
    if (!to.width || (Math.abs(start.x - end.x) <= 2 && Math.abs(start.y - end.y) <= 2)) continue;
    const move = `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${start.width / end.width})`;
    const frames = [{ transform: move, transformOrigin: "0 0", zIndex: 5 }, { transform: "none", transformOrigin: "0 0", zIndex: 5 }];
    const flight = animate(piece, frames, { duration: 420 * pace(), delay, easing: "cubic-bezier(.45,.05,.25,1)" });
    // The panel it lands on lets it be seen on its way.
    const part = piece.closest("[data-part]");
    if (from.part === to.part || !part) continue;
    part.classList.add("is-landing");
    flight.finished.catch(() => {}).finally(() => part.classList.remove("is-landing"));
  }
}
