// The big moments of Gods Love Dinosaurs: the volcano jumps to who woke the animals, the animal that wakes grows in the bar, and
// five eggs turn to gold. All of it is drawn already.

import { $, root } from "./page.js";
import { animate, onAct, own, pass, ribbon } from "./tell.js";

const FILE = "/assets/gld.svg#";

/** How long the act itself takes before what followed is shown: a tile that falls, a hunt with its eggs. */
const [PLACED, HUNTED] = [560, 1300];

/** A drawing over the page, from where something stands. */
function flying(drawing, { x, y, width, height }) {
  const made = drawing.cloneNode(true);
  made.classList.add("gods-flies");
  Object.assign(made.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  return root.appendChild(made);
}

/** The volcano jumps to its taker, and the animal grows in the bar. */
function wake(act, species, at, speed) {
  const [board, taker, now] = [$("animals"), $(`place-${act.seat}`), $("status")?.querySelector(".phases__now")];
  const volcano = board?.querySelector(".gods-board__head > svg");
  const animal = board?.querySelector(`.gods-awake use[href^="${FILE}${species}"]`)?.closest("svg");
  const [from, to] = [volcano?.getBoundingClientRect(), taker?.getBoundingClientRect()];
  if (volcano && from.width && to?.width) {
    const [x, y] = [to.x + 12 - from.x, to.y + to.height / 2 - from.y - from.height / 2];
    const there = `translate(${x}px, ${y}px)`;
    pass(flying(volcano, from), [{ opacity: 0, transform: "none" }, { opacity: 1, transform: "scale(1.6)", offset: 0.15 }, { opacity: 1, transform: `translate(${x / 2}px, ${Math.min(0, y) - 60}px) scale(2) rotate(-8deg)`, offset: 0.5 }, { opacity: 1, transform: `${there} scale(1.5)`, offset: 0.8 }, { opacity: 0, transform: `${there} scale(1.2)` }], { duration: 900 * speed, delay: at });
  }
  const bar = now?.getBoundingClientRect();
  if (animal && bar?.width) {
    const size = bar.height * 1.5;
    const spot = { x: bar.x - size * 0.7, y: bar.y - size / 6, width: size, height: size };
    pass(flying(animal, spot), [{ opacity: 0, transform: "scale(.2)" }, { opacity: 1, transform: "scale(1.5)", offset: 0.25 }, { opacity: 1, transform: "none", offset: 0.4 }, { opacity: 1, transform: "none", offset: 0.85 }, { opacity: 0, transform: "none" }], { duration: 1400 * speed, delay: at + 250 * speed });
  }
  return 1100;
}

/** Five eggs of a seat come together and are one of gold, with a ring. */
function gild(seat, at, speed) {
  const box = $(seat === own() ? "mine" : `player-${seat}`)?.querySelector(".gods-eggs");
  const gold = [...box?.querySelectorAll(`use[href="${FILE}egg-gold"]`) ?? []].at(-1)?.closest("svg");
  if (!gold?.checkVisibility()) return 0;
  const [home, spot] = [box.getBoundingClientRect(), gold.getBoundingClientRect()];
  const put = (element) => {
    Object.assign(element.style, { left: `${spot.x - home.x}px`, top: `${spot.y - home.y}px`, width: `${spot.width}px`, height: `${spot.height}px` });
    return box.appendChild(element);
  };
  // Four lie there as they did, until the fifth has come.
  for (let number = 0; number < 5; number += 1) {
    const egg = /** @type {SVGElement} */ (gold.cloneNode(true));
    egg.classList.add("gods-egg");
    egg.querySelector("use")?.setAttribute("href", `${FILE}egg`);
    pass(put(egg), [{ opacity: Number(number < 4), transform: `translate(${number * 110}%, 0)` }, { opacity: 1, transform: `translate(${number * 110}%, -40%)`, offset: 0.35 }, { opacity: 1, transform: "none", offset: 0.9 }, { opacity: 0, transform: "none" }], { duration: 600 * speed, delay: at });
  }
  const ring = put(Object.assign(document.createElement("i"), { className: "gods-ring" }));
  pass(ring, [{ opacity: 0, transform: "scale(.4)" }, { opacity: 1, transform: "scale(1)", offset: 0.2 }, { opacity: 0, transform: "scale(3)" }], { duration: 700 * speed, delay: at + 520 * speed });
  animate(gold, [{ opacity: 0, transform: "scale(.2)" }, { opacity: 1, transform: "scale(1.9)", offset: 0.5 }, { opacity: 1, transform: "none" }], { duration: 600 * speed, delay: at + 520 * speed });
  return 1250;
}

onAct((act, { at, speed, again, still }) => {
  const [deed, ...after] = act.deed.split("; ");
  if (!after.length || again) return 0;
  const begins = deed.split(" ")[1] === "hunt" ? HUNTED : PLACED;
  let length = 0;
  for (const [verb, what] of after.map((one) => one.split(" "))) {
    if (verb === "wake") {
      ribbon(act.words.slice(1).join(" "), { at: at + begins * speed, lasts: 1300 * speed, kind: "is-now" });
      length = Math.max(length, begins + (still ? 1300 : wake(act, what, at + begins * speed, speed)));
    }
    if (verb === "gold" && !still) length = Math.max(length, begins + gild(what, at + begins * speed, speed));
  }
  return length;
});
