// The island while something is told on it: who stands where and who stood there before, and drawings that are there for a while.
// The island is drawn as it is already; all of this lies over it.

import { $ } from "./page.js";
import { animate, pass, telling } from "./tell.js";

const SVG = "http://www.w3.org/2000/svg";

/** Makes a drawing. */
export function drawn(name, values, text = "") {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(values)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
}

// ---- Who stood where before

/** The drawing of the herds, who stands where in it, and who stood where before what is told. */
export const island = { svg: null, now: new Map(), before: new Map() };

const standing = () => new Map([...document.querySelectorAll("#herds use[data-at]")].map((use) => [use.dataset.at, use]));

function look() {
  const svg = $("herds")?.querySelector("svg");
  if (!svg || svg === island.svg) return;
  // What is still to be told is told of who stood there before it.
  const before = new Map([...island.now, ...(telling() ? island.before : [])]);
  Object.assign(island, { svg, now: standing(), before });
}
document.addEventListener("dinotable:drawn", look);
look();

/** Which animal a drawing is of: the same for all of a people. */
export const of = (use) => use?.getAttribute("href");
export const seatOf = (use) => of(use)?.slice("#dino-".length);
/** Where the middle of a hex is drawn. */
export const middle = (hex) => {
  const [q, r] = hex.split(",").map(Number);
  return [43 * (2 * q + r), 63 * r];
};
/** So far back from one spot to another. */
export const go = (from, to, share = 1) => `translate(${(from[0] - to[0]) * share}px, ${(from[1] - to[1]) * share}px)`;
/** A frame of what is moved about the middle of a hex. */
export const about = (hex, transform, rest = {}) => ({ transform, transformOrigin: middle(hex).map((one) => `${one}px`).join(" "), ...rest });

/** Somebody went from a hex to another, for what is told after it. */
export function went(from, to) {
  const use = island.before.get(from);
  if (!use) return;
  island.before.delete(from);
  island.before.set(to, use);
}

// ---- What is there for a while

/** A drawing on the island that goes away when its time is over. */
export const ghost = (element, frames, options) => pass(island.svg.appendChild(element), frames, options);

/** Somebody who is no longer there, as it stood. */
export function former(use) {
  const copy = /** @type {SVGElement} */ (use.cloneNode(true));
  copy.removeAttribute("data-at");
  copy.removeAttribute("class");
  return copy;
}

/** The frames of what is not to be seen before its time, as one animation from now on: two on the same thing may disagree. */
export function late(frames, at, duration) {
  if (at <= 0) return [frames, { duration, delay: at, fill: "both" }];
  const whole = at + duration;
  const spread = frames.map((frame, number) => ({ easing: "ease-in-out", ...frame, offset: (at + duration * (frame.offset ?? number / (frames.length - 1))) / whole }));
  const waits = { ...frames[0], opacity: 0, easing: "linear" };
  return [[{ ...waits, offset: 0 }, { ...waits, offset: at / whole }, { opacity: 1, ...spread[0] }, ...spread.slice(1)], { duration: whole, easing: "linear", fill: "both" }];
}

/** Not to be seen before its time. */
export function hideUntil(element, at) {
  if (element && at > 0) animate(element, [{ opacity: 0 }, { opacity: 0 }], { duration: at, fill: "none" });
}

/** All but some of those who stand there step back for a while: so pale. Whom the next moment is about does not matter yet. */
export function dim(apart, pale, { at, lasts }) {
  for (const [hex, use] of island.now) {
    const rests = use.classList.contains("is-away") ? 0.58 : 1;
    const shown = apart(hex, use) ? 1 : pale;
    if (shown === 1 && rests === 1) continue;
    animate(use, [{ opacity: rests }, { opacity: shown, offset: 0.1 }, { opacity: shown, offset: 0.9 }, { opacity: rests }], { duration: lasts, delay: at, fill: "none" });
  }
}

/** One that is lost turns over into a fossil, with a count, and flies away. Until then it stands there, unless others show that. */
export function fossil(hex, gone, at, speed, stands = true) {
  const [x, y] = middle(hex);
  const flips = [about(hex, "none"), about(hex, "scaleX(0)")];
  if (gone && stands) ghost(former(gone), flips, { duration: 180 * speed, delay: at });
  else if (gone) ghost(former(gone), ...late(flips, at, 180 * speed));
  const then = at + 180 * speed;
  const bone = drawn("use", { href: "/assets/evo.svg#fossil", x: x - 27, y: y - 30, width: 54, height: 54, class: "evo-bone" });
  const turns = [about(hex, "scaleX(0)", { opacity: 1 }), about(hex, "none", { offset: 0.2 }), about(hex, "none", { opacity: 1, offset: 0.75 }), about(hex, "translateY(-60px) scale(.5)", { opacity: 0 })];
  ghost(bone, ...late(turns, then, 1100 * speed));
  const rises = [{ opacity: 0 }, { opacity: 1, transform: "translateY(-8px)", offset: 0.2 }, { opacity: 1, transform: "translateY(-8px)", offset: 0.75 }, { opacity: 0, transform: "translateY(-30px)" }];
  ghost(drawn("text", { x: x + 22, y: y - 26, class: "evo-minus" }, "−1"), ...late(rises, then, 1100 * speed));
}

/** Where words lie that speak of these hexes: not over them. */
export function side(...hexes) {
  const { y, height } = island.svg.viewBox.baseVal;
  return hexes.some((hex) => middle(hex)[1] < y + height * 0.3) ? "is-low" : "";
}
