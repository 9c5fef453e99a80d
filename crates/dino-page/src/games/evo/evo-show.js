// Evo's island comes alive: dinosaurs go their way, the young come out of their nest, the wheel turns as a wheel, the die falls
// between those who fight, and the climate strikes one people after the other. The island is drawn as it is already.

import { $, root } from "./page.js";
import { animate, onAct, pass, ribbon, telling } from "./tell.js";

const SVG = "http://www.w3.org/2000/svg";

/** Makes a drawing. */
function drawn(name, values, text = "") {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(values)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
}

// ---- Who stood where before

let island = { svg: null, now: new Map(), before: new Map(), section: null };

const standing = () => new Map([...document.querySelectorAll("#herds use[data-at]")].map((use) => [use.dataset.at, use]));

function look() {
  const svg = $("herds")?.querySelector("svg");
  if (!svg || svg === island.svg) return;
  // What is still to be told is told of who stood there before it.
  const before = new Map([...island.now, ...(telling() ? island.before : [])]);
  island = { ...island, svg, now: standing(), before };
}
document.addEventListener("dinotable:drawn", look);
look();

const of = (use) => use?.getAttribute("href");
const spot = (use) => [Number(use.getAttribute("x")), Number(use.getAttribute("y"))];
const seatOf = (use) => of(use)?.slice("#dino-".length);
const middle = (hex) => {
  const [q, r] = hex.split(",").map(Number);
  return [43 * (2 * q + r), 63 * r];
};
const go = (from, to, share = 1) => `translate(${(from[0] - to[0]) * share}px, ${(from[1] - to[1]) * share}px)`;
const about = (hex, transform, rest = {}) => ({ transform, transformOrigin: middle(hex).map((one) => `${one}px`).join(" "), ...rest });

/** A drawing on the island that goes away when its time is over. */
const ghost = (element, frames, options) => pass(island.svg.appendChild(element), frames, options);

/** Somebody who is no longer there, as it stood. */
function former(use) {
  const copy = /** @type {SVGElement} */ (use.cloneNode(true));
  copy.removeAttribute("data-at");
  copy.removeAttribute("class");
  return copy;
}

/** Where words lie that speak of these hexes: not over them. */
function side(...hexes) {
  const { y, height } = island.svg.viewBox.baseVal;
  return hexes.some((hex) => middle(hex)[1] < y + height * 0.3) ? "is-low" : "";
}

// ---- What acts look like

let fight = null; // from where to where somebody attacks

const SHOW = {
  move({ hexes: [start, end], at, speed }) {
    const use = island.now.get(end);
    if (!use) return 0;
    animate(use, [{ transform: go(middle(start), middle(end)) }, { transform: "translateY(-5px)", offset: 0.85 }, { transform: "none" }], { duration: 420 * speed, delay: at });
    return 420;
  },
  attack({ hexes: [start, end], at, speed }) {
    fight = { start, end };
    for (const [one, other] of [[start, end], [end, start]]) {
      const use = island.now.get(one);
      const near = go(middle(other), middle(one), 0.2);
      if (use) animate(use, [about(one, "none"), about(one, `${near} scale(1.25)`, { offset: 0.4 }), about(one, "none")], { duration: 600 * speed, delay: at });
    }
    return 600;
  },
  birth({ hexes, at, speed }) {
    const hex = hexes.at(-1);
    const use = island.now.get(hex);
    if (!use) return 0;
    const near = [...island.before.values()].filter((other) => of(other) === of(use))
      .map((other) => ({ at: spot(other), far: Math.hypot(spot(other)[0] - spot(use)[0], spot(other)[1] - spot(use)[1]) }))
      .sort((one, other) => one.far - other.far)[0];
    const from = near ? go(near.at, spot(use)) : "none";
    animate(use, [about(hex, `${from} scale(.2)`, { opacity: 0 }), about(hex, "scale(1.25)", { opacity: 1, offset: 0.75 }), about(hex, "none")], { duration: 420 * speed, delay: at });
    if (hexes.length > 1) fossil(hexes[0], at, speed);
    return 420;
  },
  die({ act, words: [face], at, speed }) {
    act.fight ??= fight; // once it is told there is none any more, but it may be told again
    if (!act.fight) return 0;
    const { start, end } = act.fight;
    const [[x, y], [toX, toY]] = [middle(start), middle(end)];
    const size = 58;
    const [left, top] = [(x + toX) / 2 - size / 2, (y + toY) / 2 - size / 2 - 8];
    const center = { transformOrigin: `${left + size / 2}px ${top + size / 2}px` };
    const fall = 600 * speed;
    const rest = 900 * speed;
    const won = island.before.has(start) && of(island.now.get(end)) === of(island.before.get(start));
    for (const [one, other] of [[start, end], [end, start]]) {
      const use = island.before.get(one);
      const near = `${go(middle(one), middle(other), 0.33)} scale(1.6)`;
      if (!use) continue;
      // Both stand larger and apart, the die between them; then the winner stands where it stands.
      const frames = [about(one, "none"), about(one, near, { offset: 0.15 }), about(one, near, { offset: 0.9, opacity: 1 }), about(one, "none", { opacity: 0 })];
      ghost(former(use), frames, { duration: fall + rest, delay: at });
    }
    for (const hex of [start, end]) {
      const use = island.now.get(hex);
      if (use) animate(use, [{ opacity: 0 }, { opacity: 0 }], { duration: Math.max(0, at + fall + rest), fill: "none" });
    }
    const value = (name) => drawn("use", { href: `/assets/evo.svg#${name}`, x: left, y: top, width: size, height: size });
    const tumbling = [{ ...center, opacity: 0, transform: "translateY(-90px) rotate(-300deg) scale(.6)" }, { ...center, opacity: 1, transform: "translateY(0) rotate(-90deg)", offset: 0.55 }, { ...center, opacity: 1, transform: "translateY(-22px) rotate(-40deg)", offset: 0.75 }, { ...center, opacity: 1, transform: "none" }];
    ghost(value("die"), tumbling, { duration: fall, delay: at });
    if (fight) document.dispatchEvent(new CustomEvent("dinotable:sound", { detail: "dice" }));
    const fallen = [{ opacity: 1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }];
    hideUntil(ghost(value(`die-${face}`), fallen, { duration: rest, delay: at + fall, fill: "forwards" }), at + fall);
    ribbon(act.words.join(" "), { at: at + fall, lasts: rest + 300 * speed, kind: `${won ? "is-now" : ""} ${side(start, end)}` });
    if (won) fossil(end, at + fall + rest, speed);
    if (won && island.now.get(end)) animate(island.now.get(end), [{ opacity: 0, transform: go(middle(start), middle(end)) }, { opacity: 1, transform: go(middle(start), middle(end)), offset: 0.05 }, { opacity: 1, transform: "none" }], { duration: 420 * speed, delay: at + fall + rest });
    fight = null;
    return 600 + 900 + (won ? 420 : 0);
  },
  climate({ act, words: [step], at, speed }) {
    const turns = Number(step);
    const disc = $("wheel")?.querySelector(".evo-wheel__disc");
    const lasts = 500 * Math.abs(turns);
    const token = 420;
    turnToken(at, speed);
    if (disc && turns) {
      // A section at a time, each with a tick: it overshoots a little and comes back.
      const frames = [];
      for (let section = 0; section <= Math.abs(turns); section += 1) {
        const left = 60 * (turns - Math.sign(turns) * section);
        frames.push({ transform: `rotate(${left}deg)`, easing: "cubic-bezier(.3,.1,.3,1.25)" });
      }
      animate(disc, frames, { duration: lasts * speed, delay: at + token * speed });
    }
    const ground = changeGround(at + (token + lasts) * speed, speed);
    const age = $("legend")?.querySelector("h2")?.firstChild?.textContent ?? "";
    ribbon(`${age}. ${act.words.join(" ")}`, { at: at + token * speed, lasts: (lasts + ground + 900) * speed, kind: "is-now" });
    return token + lasts + ground + 900;
  },
  meteor({ act, at, speed }) {
    turnToken(at, speed);
    const board = document.querySelector(".middle__board");
    if (!board) return 0;
    const streak = document.createElement("i");
    streak.className = "meteor-streak";
    pass(board.appendChild(streak), [{ opacity: 0, transform: "translate(60vw, -40vh) rotate(-38deg)" }, { opacity: 1, offset: 0.2 }, { opacity: 1, transform: "translate(0, 0) rotate(-38deg)" }], { duration: 700 * speed, delay: at + 920 * speed, easing: "ease-in" });
    const flash = document.createElement("i");
    flash.className = "meteor-flash";
    pass(root.appendChild(flash), [{ opacity: 0 }, { opacity: 0.9, offset: 0.3 }, { opacity: 0 }], { duration: 360 * speed, delay: at + 1620 * speed });
    ribbon(act.words[0], { at, lasts: 2000 * speed, kind: "is-loss" });
    return 2000;
  },
};
SHOW.replace = SHOW.birth;

/** The token of the round turns over beside the wheel. */
function turnToken(at, speed) {
  const token = $("evo-moment")?.querySelector(".evo-token svg");
  if (token) animate(token, [{ transform: "rotateY(90deg) scale(.8)", opacity: 0 }, { transform: "rotateY(90deg) scale(1.1)", opacity: 1, offset: 0.4 }, { transform: "none" }], { duration: 420 * speed, delay: at });
}

/** The ground changes outward from the side of the pointer, hex after hex. How long it takes. */
function changeGround(at, speed) {
  const hexes = [...document.querySelectorAll("#island use[href^='#g-']")];
  const left = hexes.map((hex) => Number(hex.getAttribute("x")));
  const first = Math.min(...left);
  const ranks = [...new Set(left)].sort((one, other) => one - other);
  if (!hexes.length || !Number.isFinite(first)) return 0;
  for (const [number, hex] of hexes.entries()) {
    const [x, y] = [left[number], Number(hex.getAttribute("y"))];
    const origin = { transformOrigin: `${x}px ${y}px` };
    animate(hex, [{ ...origin, transform: "none" }, { ...origin, transform: "translateY(-8px) scale(1.05)", offset: 0.4 }, { ...origin, transform: "none" }], { duration: 260 * speed, delay: at + 20 * ranks.indexOf(x) * speed, fill: "none" });
  }
  return 20 * ranks.length + 260;
}

/** One that is lost turns over into a fossil, with a count, and flies away. */
function fossil(hex, at, speed) {
  const [x, y] = middle(hex);
  const gone = island.before.get(hex);
  if (gone) ghost(former(gone), [about(hex, "none"), about(hex, "scaleX(0)")], { duration: 180 * speed, delay: at, fill: "both" });
  const bone = drawn("use", { href: "/assets/evo.svg#fossil", x: x - 27, y: y - 30, width: 54, height: 54 });
  const frames = [about(hex, "scaleX(0)", { opacity: 1 }), about(hex, "none", { offset: 0.2 }), about(hex, "none", { offset: 0.75 }), about(hex, "translateY(-60px) scale(.5)", { opacity: 0 })];
  const late = ghost(bone, frames, { duration: 900 * speed, delay: at + 180 * speed, fill: "forwards" });
  hideUntil(late, at + 180 * speed);
  const count = drawn("text", { x: x + 22, y: y - 26, class: "evo-minus" }, "−1");
  hideUntil(ghost(count, [{ opacity: 0 }, { opacity: 1, transform: "translateY(-8px)", offset: 0.3 }, { opacity: 0, transform: "translateY(-26px)" }], { duration: 900 * speed, delay: at + 180 * speed, fill: "forwards" }), at + 180 * speed);
}

/** Not to be seen before its time. */
function hideUntil(element, at) {
  if (at > 0) animate(element, [{ visibility: "hidden" }, { visibility: "hidden" }], { duration: at, fill: "none" });
}

/** The climate strikes one people after the other: the others step back, what is lost turns to stone, and how many is said. */
function strike(act, pairs, at, speed) {
  let gone = 0;
  for (const [seat, count] of pairs) {
    const from = at + gone * speed;
    const lost = [...island.before].filter(([hex, use]) => seatOf(use) === seat && of(island.now.get(hex)) !== of(use)).map(([hex]) => hex);
    const lasts = 500 + 180 * Math.max(lost.length, 1) + 900;
    for (const use of island.now.values()) {
      if (seatOf(use) === seat) continue;
      animate(use, [{ opacity: 1 }, { opacity: 0.45, offset: 0.12 }, { opacity: 0.45, offset: 0.88 }, { opacity: 1 }], { duration: lasts * speed, delay: from, fill: "none" });
    }
    for (const [number, hex] of lost.entries()) {
      const use = island.before.get(hex);
      // Until its turn comes it stands there as if nothing were.
      const wait = from + (500 + 180 * number) * speed;
      if (use && wait > 0) ghost(former(use), [{ opacity: 1 }, { opacity: 1 }], { duration: wait, fill: "none" });
      fossil(hex, wait, speed);
    }
    const name = document.querySelector(`#place-${seat} span`)?.textContent ?? "";
    const said = act.words.find((text, number) => number > 0 && name && text.includes(name)) ?? act.words.find((text) => text.includes(String(count))) ?? "";
    ribbon(said, { at: from + 300 * speed, lasts: (lasts - 300) * speed, kind: `is-loss ${side(...lost)}` });
    for (const hex of lost) island.before.delete(hex); // nobody dies twice
    gone += lasts;
  }
  return gone;
}

onAct((act, { at, speed, again, still }) => {
  if (again && act.svg === island.svg) return 0; // nothing of it was drawn anew
  act.svg = island.svg;
  const [deed, struck] = act.deed.split("; ");
  const [verb, ...words] = deed.split(" ");
  if (still) {
    if (verb === "die" || verb === "climate" || struck) ribbon(act.words.join(" "), { lasts: Math.max(1400, 14 * act.length) * speed });
    return verb === "die" || verb === "climate" || struck ? 14 * act.length : 0;
  }
  if (again) act.before.forEach((use, hex) => island.before.set(hex, use));
  else act.before = new Map(island.before);
  const hexes = words.filter((word) => word.includes(","));
  // Who flees is who was attacked: the deed names only where to.
  if (verb === "flee") act.fight ??= fight;
  const way = verb === "flee" && act.fight ? [act.fight.end, ...hexes] : hexes;
  let length = (verb === "flee" && way.length > 1 ? SHOW.move : SHOW[verb])?.({ act, hexes: way, words, at, speed }) ?? 0;
  // What is told is as it was for what comes after it.
  const won = verb === "die" && act.fight && island.before.has(act.fight.start) && of(island.now.get(act.fight.end)) === of(island.before.get(act.fight.start));
  const [from, to] = won ? [act.fight.start, act.fight.end] : ["move", "flee"].includes(verb) ? way : [];
  if (to) {
    if (island.before.has(from)) island.before.set(to, island.before.get(from));
    island.before.delete(from);
  }
  const numbers = struck?.split(" ").slice(1) ?? [];
  const pairs = numbers.flatMap((seat, number) => (number % 2 ? [] : [[seat, Number(numbers[number + 1])]]));
  if (pairs.length) length += strike(act, pairs, at + length * speed, speed);
  return length;
});
