// Pieces glide: where they were is remembered, then the page is drawn anew, then they go from there to where they are.

import { calm } from "./page.js";

/** Where every piece is now, by id. */
export const places = () => new Map(
  [...document.querySelectorAll("[data-piece]")].map((piece) => [piece.id, piece.getBoundingClientRect()]),
);

/** Lets every piece glide from where it was. */
export function glide(before) {
  if (calm.matches || !before.size) return;
  for (const piece of document.querySelectorAll("[data-piece]")) {
    const from = before.get(piece.id);
    const to = piece.getBoundingClientRect();
    if (!from) {
      piece.animate([{ opacity: 0, transform: "translateY(-12px)" }, {}], { duration: 260, easing: "ease-out" });
    } else if (to.width && (Math.abs(from.x - to.x) > 2 || Math.abs(from.y - to.y) > 2)) {
      const move = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
      const frames = [{ transform: move, transformOrigin: "0 0", zIndex: 5 }, { transform: "none", transformOrigin: "0 0", zIndex: 5 }];
      piece.animate(frames, { duration: 420, easing: "cubic-bezier(.3,.7,.3,1)" });
    }
  }
}
