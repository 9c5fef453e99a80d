// A fight on the island: both step towards each other, the die falls between them, and who won stands there; with event cards the die
// lies there until all have answered. The die of killer babies falls beside the one that is bitten.

import { animate, ribbon } from "./tell.js";
import { about, dim, drawn, former, fossil, ghost, go, hideUntil, island, late, middle, of, seatOf, side, went } from "./evo-island.js";

const [STEP, FALL, REST, TAKE] = [240, 600, 900, 420];

/** What the act before has left there for this one. */
const clear = () => { for (const left of document.querySelectorAll("#herds .is-fighting")) left.remove(); };

/** Somebody who fights, as it stood, over the one who stands there now. */
function fighter(use, frames, options) {
  const copy = former(use);
  copy.classList.add("is-fighting");
  return ghost(copy, frames, options);
}

/** A die that falls here, tumbles, and lies there for a while with the face that fell. */
function die(name, [x, y], size, { at, speed, falls, rests }) {
  const [left, top] = [x - size / 2, y - size / 2];
  const origin = { transformOrigin: `${x}px ${y}px` };
  const face = (href) => drawn("use", { href: `/assets/evo.svg#${href}`, x: left, y: top, width: size, height: size });
  const fall = falls ? FALL * speed : 0;
  if (falls) {
    const tumbles = [{ ...origin, opacity: 0, transform: "translateY(-90px) rotate(-300deg) scale(.6)" }, { ...origin, opacity: 1, transform: "translateY(0) rotate(-90deg)", offset: 0.55 }, { ...origin, opacity: 1, transform: "translateY(-22px) rotate(-40deg)", offset: 0.75 }, { ...origin, opacity: 1, transform: "none" }];
    ghost(face("die"), tumbles, { duration: fall, delay: at });
  }
  const lies = [{ ...origin, opacity: falls ? 1 : 0, transform: falls ? "none" : "scale(.6)" }, { ...origin, opacity: 1, transform: "none", offset: 0.1 }, { ...origin, opacity: 1, transform: "none", offset: 0.94 }, { opacity: 0 }];
  ghost(face(name), ...late(lies, at + fall, rests));
}

const rattle = () => document.dispatchEvent(new CustomEvent("dinotable:sound", { detail: "dice" }));

/** An attack: both lean towards each other. Where it is decided already they still stand as they stood. */
export function attack({ act, hexes: [start, end], at, speed }) {
  const lasts = Math.max(STEP * 2.5, 13.6 * act.length + 60) * speed;
  clear();
  for (const [one, other] of [[start, end], [end, start]]) {
    const [was, is] = [island.before.get(one), island.now.get(one)];
    const near = `${go(middle(other), middle(one), 0.2)} scale(1.25)`;
    const frames = (long) => [about(one, "none", { opacity: 1 }), about(one, near, { opacity: 1, offset: 200 * speed / long }), about(one, "none", { opacity: 1, offset: 600 * speed / long }), about(one, "none", { opacity: 1 })];
    if (was && of(was) !== of(is)) {
      fighter(was, frames(lasts), { duration: lasts, delay: at });
      if (is) animate(is, [{ opacity: 0 }, { opacity: 0 }], { duration: Math.max(0, at + lasts), fill: "none" });
    } else if (is) animate(is, frames(lasts), { duration: lasts, delay: at });
  }
  return STEP * 2.5;
}

/** The die falls, or what it showed counts at last: who won, and what becomes of both. */
export function fight({ act, start, end, how, face, falls, at, speed, again }) {
  clear();
  const [[x, y], [toX, toY]] = [middle(start), middle(end)];
  const meets = (STEP + (falls ? FALL : 0) + REST) * speed;
  const lasts = meets + STEP * speed;
  const taken = how === "taken";
  for (const [one, other] of [[start, end], [end, start]]) {
    // Whoever opens the page in the middle of a fight sees who stands there.
    const use = island.before.get(one) ?? (taken ? null : island.now.get(one));
    if (!use) continue;
    const near = `${go(middle(one), middle(other), 0.36)} scale(1.6)`;
    const frames = [about(one, "none"), about(one, near, { offset: STEP * speed / lasts }), about(one, near, { offset: meets / lasts }), about(one, "none")];
    // The winner waits until the place is free.
    const stays = taken && one === start ? 500 * speed : 0;
    fighter(use, frames, { duration: lasts, delay: at });
    if (stays) fighter(use, ...late([{ opacity: 1 }, { opacity: 1 }], at + lasts, stays));
  }
  for (const hex of [start, end]) hideUntil(island.now.get(hex), at + lasts + (taken ? 500 * speed : 0));
  dim((hex) => hex === start || hex === end, 0.5, { at, lasts: lasts + (taken ? 900 * speed : 0) });
  die(`die-${face}`, [(x + toX) / 2, (y + toY) / 2 - 6], 62, { at: at + STEP * speed, speed, falls, rests: (REST + STEP / 2) * speed });
  if (falls && !again) rattle();
  // Who won and why; before that is known, what fell.
  const said = how === "open" ? act.words.join(" ") : act.words[1] ?? act.words[0];
  ribbon(said, { at: at + (STEP + (falls ? FALL : 0)) * speed, lasts: (REST + STEP + (taken ? 900 : 300)) * speed, kind: `${how === "open" ? "is-now" : ""} ${side(start, end)}` });
  if (!taken) return STEP + (falls ? FALL : 0) + REST + STEP;
  fossil(end, island.before.get(end), at + lasts, speed);
  moveIn(start, end, at + lasts + 500 * speed, speed);
  island.before.delete(end);
  went(start, end);
  return STEP + (falls ? FALL : 0) + REST + STEP + 500 + TAKE;
}

/** The winner goes to the place that is free. */
function moveIn(start, end, at, speed) {
  const use = island.now.get(end);
  if (use) animate(use, [{ transform: go(middle(start), middle(end)) }, { transform: "translateY(-5px)", offset: 0.85 }, { transform: "none" }], { duration: TAKE * speed, delay: at });
}

/** A beaten one answers: it flees to another hex, or it is lost; then the winner moves in. */
export function answer({ start, end, to, how, at, speed }) {
  clear();
  const was = island.before.get(end);
  const free = (how === "fled" ? TAKE : 500) * speed;
  const waits = island.before.get(start);
  if (waits) fighter(waits, [{ opacity: 1 }, { opacity: 1 }], { duration: free, delay: at });
  hideUntil(island.now.get(end), at + free);
  if (how === "fled" && to) {
    const use = island.now.get(to);
    if (use) animate(use, [{ transform: go(middle(end), middle(to)) }, { transform: "translateY(-5px)", offset: 0.85 }, { transform: "none" }], { duration: TAKE * speed, delay: at });
    went(end, to);
  } else fossil(end, was, at, speed);
  if (how !== "fled") island.before.delete(end);
  moveIn(start, end, at + free, speed);
  went(start, end);
  return free / speed + TAKE;
}

// ---- Killer babies

let baby = null; // the newborn that bites: of which seat, from where, and whom

/** A killer baby comes for somebody: it stands before it until the die has fallen. */
export function comes({ act, hex, from, at, speed }) {
  clear();
  baby = { seat: act.seat, hex };
  const lasts = (13.6 * act.length + 60) * speed;
  const young = small(hex, act.seat);
  if (!young) return 0;
  const near = bites(hex);
  fighter(young, [about(hex, `${from} scale(.2)`, { opacity: 0 }), about(hex, near, { opacity: 1, offset: TAKE * speed / lasts }), about(hex, near)], { duration: lasts, delay: at });
  const [was, is] = [island.before.get(hex), island.now.get(hex)];
  if (was && of(was) !== of(is)) fighter(was, [{ opacity: 1 }, { opacity: 1 }], { duration: lasts, delay: at });
  if (was && is && of(was) !== of(is)) hideUntil(is, at + lasts);
  return TAKE;
}

const bites = (hex) => about(hex, "translate(-40px, 8px) scale(.7)").transform;

/** An animal of a seat on a hex, where that seat has one to be seen at all. */
function small(hex, seat) {
  const [x, y] = middle(hex);
  const any = [...island.now.values(), ...island.before.values()].find((use) => seatOf(use) === seat);
  return any ? drawn("use", { href: of(any), x, y }) : null;
}

/** The die of killer babies: who lives. */
export function bite({ act, hex, number, how, at, speed, again }) {
  clear();
  // Whose it is says the line before.
  const by = act.baby ??= baby?.hex === hex ? baby.seat : act.line.previousElementSibling?.className.match(/\bof-(\d)/)?.[1];
  const lasts = (FALL + REST) * speed;
  const [x, y] = middle(hex);
  const was = island.before.get(hex) ?? (how === "taken" ? null : island.now.get(hex));
  const apart = about(hex, "translate(34px, 0) scale(1.2)").transform;
  const away = [about(hex, "none"), about(hex, apart, { offset: 0.15 }), about(hex, apart, { offset: 0.92 }), about(hex, "none")];
  if (was) fighter(was, away, { duration: lasts, delay: at });
  const young = by && small(hex, by);
  const [near, closer] = [bites(hex), about(hex, "translate(-44px, 6px) scale(.85)").transform];
  const grows = how === "taken" ? "none" : near;
  if (young) fighter(young, [about(hex, near), about(hex, closer, { offset: 0.15 }), about(hex, closer, { offset: 0.92 }), about(hex, grows)], { duration: lasts, delay: at });
  hideUntil(island.now.get(hex), at + lasts);
  dim((one) => one === hex, 0.5, { at, lasts: lasts + 600 * speed });
  die(`bite-${number}`, [x - 4, y - 44], 50, { at, speed, falls: true, rests: REST * speed });
  if (!again) rattle();
  ribbon(act.words.join(" "), { at: at + FALL * speed, lasts: (REST + 800) * speed, kind: side(hex) });
  // What is lost turns over where it stands.
  if (how !== "failed") fossil(hex, was, at + lasts, speed);
  else fossil(hex, young, at + lasts, speed);
  if (how !== "failed") island.before.delete(hex);
  if (how === "taken" && island.now.get(hex)) island.before.set(hex, island.now.get(hex));
  return FALL + REST + 600;
}
