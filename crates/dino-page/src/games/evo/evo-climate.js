// The climate: its token turns over at the wheel, the wheel turns as a wheel, section after section, then the ground changes hex by hex
// from that side on; at the end of a round it strikes one people after the other. The meteor is the last token.
//
// All of it is drawn already when it is told: what it was lies over it until its turn has come.

import { $, calm, root } from "./page.js";
import { animate, pass, ribbon } from "./tell.js";
import { about, dim, drawn, former, fossil, ghost, hideUntil, island, late, middle, of, seatOf, side } from "./evo-island.js";

const [TURN, SECTION, HEX, BEAT] = [420, 500, 20, 900];
const TOKENS = { "-1": "back", 0: "still", 1: "forward", 2: "leap" };

// ---- What the climate was before what is told

/** What each terrain is, by the signs that lie on it. */
const grounds = () => new Map([...document.querySelectorAll("#climate g[id^='gm-']")].map((sign) => [sign.id.slice(3), { ground: sign.getAttribute("class").match(/gr-(\w+)/)[1], sign }]));
/** How far the wheel is turned. */
const angle = () => Number($("wheel")?.querySelector(".evo-wheel__disc > g")?.getAttribute("transform").match(/-?\d+/)[0] ?? 0);

/** Whether the ground is drawn as it is where the climate strikes. */
const isStruck = () => Boolean(document.querySelector("#climate use:is([href$='-hot'], [href$='-cold'], [href$='-deadly'])"));
/** What is said of the climate. */
const legend = () => [...$("legend")?.children ?? []].filter((part) => !part.matches(".is-ghost"));

const look = () => ({ grounds: grounds(), angle: angle(), legend: legend(), struck: isStruck() });

let last = look();
let held = null; // what it was, while it is still to be told that it changed
let veil = []; // what shows it
let struck = false; // whether the ground was struck just before what is told

document.addEventListener("dinotable:drawn", () => {
  const now = look();
  const turned = now.angle !== last.angle;
  if (turned && !calm.matches) held ??= last;
  struck ||= last.struck;
  last = now;
  if (held) cover();
});
document.addEventListener("dinotable:told", uncover);

/** Lets the wheel and the signs on the ground seem as they were. */
function cover() {
  lift();
  const long = { duration: 60_000, fill: "none" };
  const disc = $("wheel")?.querySelector(".evo-wheel__disc");
  if (disc) veil.push(animate(disc, Array(2).fill({ transform: `rotate(${held.angle - angle()}deg)` }), long));
  for (const hidden of document.querySelectorAll("#wheel .evo-wheel__odds, #evo-moment:has(.evo-token)")) veil.push(animate(hidden, Array(2).fill({ opacity: 0 }), long));
  veil.push(...oldLegend(held, long));
  for (const { use, was } of changed(held)) {
    veil.push(animate(use, Array(2).fill({ opacity: 0 }), long));
    const old = oldSign(use, was);
    pass(island.svg.appendChild(old), Array(2).fill({ opacity: 1 }), long);
    veil.push(...old.getAnimations());
  }
}

/** What it was is not shown any more; it may still be told. */
function lift() {
  for (const animation of veil) animation.finish();
  veil = [];
}

function uncover() {
  lift();
  [held, struck] = [null, false];
}

/** What was said of the climate lies over what is said now. */
function oldLegend(was, options) {
  const place = $("legend");
  for (const left of place?.querySelectorAll(":scope > .is-ghost") ?? []) left.remove();
  if (!place || !was.legend.length) return [];
  const over = Object.assign(document.createElement("div"), { className: "evo-was", ariaHidden: "true" });
  over.append(...was.legend.map((part) => part.cloneNode(true)));
  pass(place.appendChild(over), [{ opacity: 1 }, { opacity: 1 }], options);
  return over.getAnimations();
}

/** The signs on empty ground that are others now. */
function changed(before) {
  const signs = [...document.querySelectorAll("#herds use[href^='#gm-']:not(.evo-fate)")];
  return signs.map((use) => ({ use, was: before?.grounds.get(use.getAttribute("href").slice(4)), is: last.grounds.get(use.getAttribute("href").slice(4)) }))
    .filter(({ was, is }) => was && is && was.ground !== is.ground);
}

/** A sign as it was, where it lay. */
function oldSign(use, was) {
  const place = drawn("g", { class: was.sign.getAttribute("class"), transform: `translate(${use.getAttribute("x")} ${use.getAttribute("y")})` });
  place.append(...[...was.sign.children].map((child) => child.cloneNode(true)));
  return place;
}

// ---- The wheel turns

/** The token turns over beside the wheel, and lies there until the wheel has turned. */
function token(name, at, lasts, speed) {
  const place = $("wheel");
  hideUntil(document.querySelector("#evo-moment:has(.evo-token)"), at + TURN * speed);
  if (!place?.checkVisibility()) return;
  for (const left of place.querySelectorAll(".evo-turned")) left.remove();
  const face = (content) => {
    const svg = drawn("svg", { viewBox: "0 0 100 106", class: "evo-turned" });
    svg.append(...content);
    return place.appendChild(svg);
  };
  const back = face([drawn("circle", { cx: 50, cy: 54, r: 46, fill: "#7d5c2e" }), drawn("circle", { cx: 50, cy: 49, r: 46, fill: "#c79a58" }), drawn("circle", { cx: 50, cy: 49, r: 34, fill: "none", stroke: "#fff3d6", "stroke-width": 5, "stroke-dasharray": "9 8" })]);
  const half = TURN / 2 * speed;
  pass(back, [{ opacity: 0, transform: "translateY(-30%) scale(.8)" }, { opacity: 1, transform: "none", offset: 0.5 }, { opacity: 1, transform: "scaleX(0)" }], { duration: half, delay: at });
  const front = face([drawn("use", { href: `/assets/evo.svg#token-${name}` })]);
  const rest = lasts * speed;
  pass(front, [{ opacity: 0, transform: "scaleX(0)" }, { opacity: 1, transform: "scaleX(0)", offset: 0.001 }, { opacity: 1, transform: "scale(1.08)", offset: half / (half + rest) }, { opacity: 1, transform: "none", offset: 0.92 }, { opacity: 0, transform: "translateY(-20%) scale(.8)" }], { duration: half + rest, delay: at + half });
}

/** A section at a time: it overshoots a little and comes back. */
function turnWheel(turns, was, at, speed) {
  const disc = $("wheel")?.querySelector(".evo-wheel__disc");
  const lasts = SECTION * Math.abs(turns) * speed;
  const frames = [];
  for (let section = 0; section <= Math.abs(turns); section += 1) {
    frames.push({ transform: `rotate(${60 * (turns - Math.sign(turns) * section)}deg)`, easing: "cubic-bezier(.3,.1,.3,1.25)" });
  }
  if (disc && turns) {
    animate(disc, frames, { duration: lasts, delay: at });
    const pin = $("wheel").querySelector(".evo-wheel > use:last-of-type");
    const ticks = [{ transform: "none" }, { transform: "rotate(-1.6deg)", offset: 0.7 }, { transform: "none" }];
    if (pin) animate(pin, ticks, { duration: SECTION * speed, delay: at, iterations: Math.abs(turns) });
  }
  // What is only true of where it comes to rest is told then.
  for (const later of document.querySelectorAll("#wheel .evo-wheel__odds")) {
    animate(later, [{ opacity: 0 }, { opacity: 1 }], { duration: 240 * speed, delay: at + lasts });
  }
  if (was && at + lasts > 0) oldLegend(was, { duration: at + lasts, fill: "none" });
}

/** The wheel turns by so many sections, and the ground with it. How long it takes. */
export function turn({ act, name, turns, at, speed, again }) {
  act.was ??= held ?? (again ? null : last);
  lift();
  held = null;
  const shown = name === undefined ? 0 : TURN;
  const lasts = turns ? SECTION * Math.abs(turns) : 400;
  if (name !== undefined) token(TOKENS[name], at, lasts, speed);
  turnWheel(turns, act.was, at + shown * speed, speed);
  const ground = changeGround(act.was, at + (shown + lasts) * speed, speed);
  ribbon(act.words.at(-1), { at: at + (shown + lasts) * speed, lasts: (ground + BEAT) * speed, kind: "is-now" });
  return shown + lasts + ground + BEAT;
}

/** The ground that is another now changes outward from the wheel's side, hex after hex: it hops, and its sign turns over. */
function changeGround(was, at, speed) {
  const hexes = [...document.querySelectorAll("#island use[href^='#g-']")].map((hex) => ({ hex, x: Number(hex.getAttribute("x")), y: Number(hex.getAttribute("y")), terrain: hex.getAttribute("href").split("-")[1] }));
  const other = hexes.filter(({ terrain }) => was && was.grounds.get(terrain)?.ground !== last.grounds.get(terrain)?.ground);
  other.sort((one, two) => one.x - two.x || one.y - two.y);
  const signs = new Map(changed(was).map((one) => [`${one.use.getAttribute("x")} ${Math.round((Number(one.use.getAttribute("y")) - 19) / 63)}`, one]));
  for (const [number, { hex, x, y }] of other.entries()) {
    const begins = at + HEX * number * speed;
    const origin = { transformOrigin: `${x}px ${y}px` };
    animate(hex, [{ ...origin, transform: "none" }, { ...origin, transform: "translateY(-9px) scale(1.05)", offset: 0.4 }, { ...origin, transform: "none" }], { duration: 260 * speed, delay: begins, fill: "none" });
    const sign = signs.get(`${x} ${Math.round(y / 75)}`);
    if (sign) turnSign(sign, begins, speed);
  }
  return other.length ? HEX * other.length + 260 : 0;
}

/** A sign turns over into another. */
function turnSign({ use, was }, at, speed) {
  const half = 110 * speed;
  const origin = { transformOrigin: `${use.getAttribute("x")}px ${use.getAttribute("y")}px` };
  animate(use, [{ ...origin, transform: "scaleX(0)" }, { ...origin, transform: "scale(1.3)", offset: 0.5 }, { ...origin, transform: "none" }], { duration: 3 * half, delay: at + half });
  const old = drawn("g", {});
  old.append(oldSign(use, was));
  pass(island.svg.appendChild(old), [{ ...origin, transform: "none" }, { ...origin, transform: "scaleX(0)" }], { duration: half, delay: at });
}

// ---- It strikes

const HEXAGON = "M0-42 36-21V21L0 42-36 21V-21Z";

/** The ground as it is where the climate strikes lies over it as long as it strikes. */
function strickenGround(grounds, begun, at, lasts, speed) {
  const layer = $("island")?.querySelector("svg > g");
  for (const old of document.querySelectorAll("#island .is-ghost")) old.remove();
  for (const hex of layer?.querySelectorAll("use[href^='#g-']") ?? []) {
    const terrain = hex.getAttribute("href").split("-")[1];
    const ground = grounds.get(terrain)?.ground ?? "ideal";
    const plain = ground === "ideal" || terrain === "yellow" && ground === "cold" || terrain === "white" && ground === "hot";
    if (plain) continue;
    const over = drawn("use", { href: `/assets/evo.svg#tr-${terrain}-${ground}`, x: hex.getAttribute("x"), y: hex.getAttribute("y") });
    hex.after(over);
    const edge = Math.min(0.3, 400 * speed / lasts);
    pass(over, [{ opacity: begun ? 1 : 0 }, { opacity: 1, offset: edge }, { opacity: 1, offset: 1 - edge }, { opacity: 0 }], { duration: lasts, delay: at });
  }
}

/** The ground under one of those who are struck: heat glows, frost grows in from the corners, what is deadly darkens. */
function strikeGround(hex, ground, at, speed) {
  const [x, y] = middle(hex);
  const place = island.svg.insertBefore(drawn("g", { class: `evo-struck is-${ground}`, transform: `translate(${x} ${y})` }), island.svg.firstChild);
  const glow = [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 0.4, offset: 0.7 }, { opacity: 0 }];
  if (ground === "cold") {
    for (const [cx, cy] of [[0, -42], [36, -21], [36, 21], [0, 42], [-36, 21], [-36, -21]]) {
      const shard = place.appendChild(drawn("path", { d: `M${cx} ${cy}L${cx * 0.3 - cy * 0.22} ${cy * 0.3 + cx * 0.22} ${cx * 0.42} ${cy * 0.42} ${cx * 0.3 + cy * 0.22} ${cy * 0.3 - cx * 0.22}Z` }));
      const origin = { transformOrigin: `${cx}px ${cy}px` };
      animate(shard, [{ ...origin, transform: "scale(0)" }, { ...origin, transform: "none" }], { duration: 500 * speed, delay: at, fill: "both" });
    }
  } else place.append(drawn("path", { d: HEXAGON }));
  pass(place, ...late(ground === "cold" ? [{ opacity: 1 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }] : glow, at, 1100 * speed));
}

/** What saves somebody flashes on it: plates in the heat, fur in the cold. */
function flash(hex, ground, at, speed) {
  const [x, y] = middle(hex);
  const badge = drawn("g", { transform: `translate(${x - 26} ${y + 16})` });
  const inner = badge.appendChild(drawn("g", { class: `evo-saves is-${ground}` }));
  inner.append(drawn("circle", { r: 14 }), drawn("use", { href: `/assets/pieces.svg#s-${{ hot: "sun", cold: "cold" }[ground] ?? "bone"}`, x: -9, y: -9, width: 18, height: 18 }));
  island.svg.append(badge);
  pass(inner, [{ opacity: 0, transform: "scale(.3)" }, { opacity: 1, transform: "scale(1.35)", offset: 0.2 }, { opacity: 1, transform: "none", offset: 0.4 }, { opacity: 1, transform: "none", offset: 0.85 }, { opacity: 0, transform: "none" }], { duration: 1400 * speed, delay: at });
  inner.getAnimations()[0]?.finished.catch(() => {}).finally(() => badge.remove());
  const use = island.now.get(hex);
  if (use) animate(use, [about(hex, "none"), about(hex, "scale(1.16)", { offset: 0.4 }), about(hex, "none")], { duration: 420 * speed, delay: at, fill: "none" });
}

/** The climate strikes one people after the other: the others step back, what is lost turns to stone, and how many is said. */
export function strike({ act, struck, saved, at, speed }) {
  const was = act.was ??= held ?? last;
  const terrain = terrains();
  const groundOf = (hex) => was.grounds.get(terrain.get(hex))?.ground ?? "ideal";
  const gone = (seat) => [...island.before].filter(([hex, use]) => seatOf(use) === seat && of(island.now.get(hex)) !== of(use)).map(([hex]) => hex);
  const lasts = (lost) => 500 + 180 * Math.max(lost.length, 1) + BEAT;
  const peoples = struck.map(([seat, count]) => ({ seat, count, lost: gone(seat) }));
  const whole = peoples.reduce((sum, { lost }) => sum + lasts(lost), 0) || 1100;
  act.begun ??= struck; // it strikes already
  strickenGround(was.grounds, act.begun, at, (whole + 300) * speed, speed);
  /** Those of a seat that plates saved. */
  const spared = (seat) => saved.filter(([whose]) => whose === seat).flatMap(([, ground, count]) =>
    [...island.now].filter(([hex, use]) => seatOf(use) === seat && groundOf(hex) === ground).slice(0, Number(count)).map(([hex]) => [hex, ground]));
  // Who loses nobody is struck with the first.
  for (const seat of new Set(saved.map(([seat]) => seat).filter((seat) => !peoples.some((one) => one.seat === seat)))) {
    for (const [hex, ground] of spared(seat)) {
      strikeGround(hex, ground, at, speed);
      flash(hex, ground, at + 300 * speed, speed);
    }
  }
  let sum = 0;
  for (const { seat, count, lost } of peoples) {
    const from = at + sum * speed;
    const long = lasts(lost) * speed;
    dim((_, use) => seatOf(use) === seat, 0.68, { at: from, lasts: long });
    for (const hex of lost) strikeGround(hex, groundOf(hex), from, speed);
    for (const [hex, ground] of spared(seat)) {
      strikeGround(hex, ground, from, speed);
      flash(hex, ground, from + 300 * speed, speed);
    }
    for (const [number, hex] of lost.entries()) {
      const use = island.before.get(hex);
      // Until its turn comes it stands there as if nothing were.
      const wait = from + (500 + 180 * number) * speed;
      if (use && wait > 0) ghost(former(use), waiting(at, from, wait), { duration: wait, fill: "none", easing: "linear" });
      fossil(hex, use, wait, speed, false);
    }
    const { loses } = /** @type {HTMLElement} */ ($("hexes")?.querySelector("[data-loses]"))?.dataset ?? {};
    const name = document.querySelector(`#place-${seat} span`)?.textContent ?? "";
    ribbon((loses ?? "").replace("@", () => name).replace("%", count), { at: from + 300 * speed, lasts: long - 300 * speed, kind: `is-loss ${side(...lost)}` });
    for (const hex of lost) island.before.delete(hex); // nobody dies twice
    sum += lasts(lost);
  }
  return whole;
}

/** As they were, pale while others are struck. */
function waiting(at, from, wait) {
  if (from <= Math.max(0, at)) return [{ opacity: 1 }, { opacity: 1 }];
  const [pales, own] = [Math.max(0, at) / wait, from / wait];
  return [{ opacity: 1 }, { opacity: 1, offset: pales }, { opacity: 0.68, offset: pales + (own - pales) * 0.1 }, { opacity: 0.68, offset: pales + (own - pales) * 0.9 }, { opacity: 1, offset: own }, { opacity: 1 }];
}

/** The terrain of each hex. */
function terrains() {
  const all = [...document.querySelectorAll("#island use[href^='#g-']:not(.is-ghost)")];
  return new Map(all.map((hex) => {
    const r = Math.round(Number(hex.getAttribute("y")) / 75);
    return [`${Math.round((Number(hex.getAttribute("x")) / 43 - r) / 2)},${r}`, hex.getAttribute("href").split("-")[1]];
  }));
}

// ---- The meteor

/** The last token, a silence, light from the upper right, a streak, a flash of the sea; then the end. */
export function meteor({ act, at, speed }) {
  const board = /** @type {HTMLElement} */ (document.querySelector(".middle__board"));
  if (!board) return 0;
  for (const left of document.querySelectorAll(".evo-meteor, .evo-light, .evo-flash")) left.remove();
  token("meteor", at, 1400, speed);
  const falls = at + (TURN + 500) * speed;
  const made = (name, parent) => parent.appendChild(Object.assign(document.createElement("i"), { className: name }));
  pass(made("evo-light", root), [{ opacity: 0 }, { opacity: 1, offset: 0.6 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], { duration: 1000 * speed, delay: falls - 200 * speed });
  const { clientWidth: width, clientHeight: height } = board;
  const rock = board.appendChild(drawn("svg", { viewBox: "0 0 140 100", class: "evo-meteor" }));
  rock.append(drawn("use", { href: "/assets/evo.svg#meteor" }));
  pass(rock, [{ opacity: 0, transform: `translate(${width * 0.6}px, ${-height * 0.6}px) scale(.45)` }, { opacity: 1, offset: 0.15 }, { opacity: 1, transform: "translate(0, 0) scale(1.3)" }], { duration: 700 * speed, delay: falls, easing: "cubic-bezier(.5,0,.9,.6)" });
  pass(made("evo-flash", root), [{ opacity: 0 }, { opacity: 0.95, offset: 0.25 }, { opacity: 0.95, offset: 0.5 }, { opacity: 0 }], { duration: 360 * speed, delay: falls + 660 * speed });
  ribbon(act.words[0], { at: at + TURN / 2 * speed, lasts: 2300 * speed, kind: "is-loss" });
  return TURN + 500 + 700 + 360 + 300;
}
