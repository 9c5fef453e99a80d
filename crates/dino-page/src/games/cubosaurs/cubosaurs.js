// The end of a round of Cubosaurs: the cards lie there once more, group after group lifts in all collections at once, its value flies
// to the score, eggs that missed crack, tiles come last; then who starts, and which way it goes. The table is drawn as it is already.

import { $, root } from "./page.js";
import { animate, onAct, own, pass, ribbon } from "./tell.js";

const ORDER = ["trex", "stegosaurus", "brontosaurus", "pterodactyl", "pentaceratops", "velociraptors", "eggs", "tiles"];
const [DIMS, STEP, STARTS] = [350, 350, 1400];
const minus = (points) => String(points).replace("-", "−");
const plus = (points) => (points > 0 ? `+${points}` : minus(points));

// ---- What lay there when the round was counted

const parts = (id) => id === "mine" || /^player-\d$/.test(id);
const former = new Map(); // what the last update replaced: the cards of each place, and the hand
let sheet = $("sheet")?.querySelector("[data-pop]")?.dataset.pop ?? "0";
let ended = null; // the cards of the round that was counted last

document.addEventListener("dinotable:part", ({ detail: { id } }) => {
  if (parts(id)) former.set(id, $(id)?.querySelector(".groups:not(.is-ghost)"));
  if (id === "hand") former.set(id, $(id)?.querySelector(".hand"));
});
document.addEventListener("dinotable:drawn", () => {
  const now = $("sheet")?.querySelector("[data-pop]")?.dataset.pop ?? "0";
  if (now > sheet) ended = new Map(former);
  sheet = now;
  former.clear();
});

/** What the count says of each seat: its points by category, and the eggs that missed. */
function read(told) {
  return new Map(told.split(" / ").slice(1).map((text) => {
    const [seat, ...words] = text.split(" ");
    const at = words.indexOf("missed");
    const pairs = at < 0 ? words : words.slice(0, at);
    const points = new Map();
    for (let word = 0; word < pairs.length; word += 2) {
      const category = pairs[word].startsWith("tile-") ? "tiles" : pairs[word];
      points.set(category, (points.get(category) ?? 0) + Number(pairs[word + 1]));
    }
    return [seat, { points, missed: at < 0 ? [] : words.slice(at + 1) }];
  }));
}

const groupOf = (card) => {
  const type = card.className.match(/card--(\w+)/)[1];
  return { grey: "velociraptors", black: "velociraptors", egg: "eggs" }[type] ?? type;
};

/** The cards of a place as they were counted: with the hand that was kept, and what each group was worth. */
function laid(groups, hand, points) {
  const copy = groups.cloneNode(true);
  copy.querySelector(":scope > p")?.remove();
  for (const card of hand?.querySelectorAll(".card") ?? []) {
    const name = groupOf(card);
    let group = copy.querySelector(`.group--${name}`);
    if (!group) {
      group = Object.assign(document.createElement("div"), { className: `group group--${name}`, innerHTML: '<div class="group__head"><b></b></div><div class="fan"></div>' });
      const after = ORDER.slice(ORDER.indexOf(name) + 1).map((later) => copy.querySelector(`.group--${later}`)).find(Boolean);
      copy.insertBefore(group, after ?? null);
    }
    group.querySelector(".fan").append(card.cloneNode(true));
  }
  for (const [name, value] of points) {
    const head = copy.querySelector(`.group--${name} .group__head > b`);
    if (head) [head.textContent, head.className] = [plus(value), value < 0 ? "is-minus" : value ? "is-plus" : ""];
  }
  const fans = copy.querySelectorAll(".fan");
  copy.dataset.fans = String(fans.length);
  copy.dataset.covered = String(copy.querySelectorAll(".card").length - fans.length);
  for (const one of copy.querySelectorAll("[id]")) {
    one.dataset.was = one.id;
    one.removeAttribute("id");
    one.removeAttribute("data-piece");
  }
  copy.removeAttribute("data-about");
  copy.inert = true;
  return copy;
}

/** A number that stands at a spot of a place. */
function tally(place, [x, y], points, text) {
  const made = Object.assign(document.createElement("b"), { className: `tally${points < 0 ? " is-minus" : ""}`, textContent: text });
  Object.assign(made.style, { left: `${x}px`, top: `${y}px` });
  return place.appendChild(made);
}

// ---- The count

onAct((act, { at, speed, again, still }) => {
  const told = act.deed.split("; count")[1];
  if (told === undefined || still) return 0;
  act.ended ??= ended;
  if (!act.ended) return 0;
  if (again) for (const one of document.querySelectorAll(".groups.is-ghost, .tally")) one.remove();
  const [seat, verb] = act.deed.split(";")[0].split(" ");
  const over = Boolean($("standing")?.textContent.trim());
  const counted = read(told);
  const places = [];
  for (const [number, { points, missed }] of counted) {
    const id = number === own() ? "mine" : `player-${number}`;
    const [place, now] = [$(id)?.querySelector(".player, .own"), $(id)?.querySelector(".groups:not(.is-ghost)")];
    // At the end of the game the cards stay where they lie.
    const groups = act.ended.get(id) ?? (over ? now : null);
    now?.classList.remove("is-under");
    if (!place || !now?.checkVisibility() || !groups) continue;
    const copy = laid(groups, verb === "keep" && number === seat ? act.ended.get("hand") : null, points);
    now.classList.add("is-under");
    now.after(copy);
    places.push({ place, now, copy, points, missed, score: place.querySelector(".player__round"), goal: null, heads: new Map() });
  }
  const shown = ORDER.filter((name) => places.some(({ copy, points }) => points.has(name) && copy.querySelector(`.group--${name}`)));
  const all = DIMS + STEP * shown.length + 500;
  // All is measured before anything moves: each look after a change would cost a layout of its own.
  for (const one of places) {
    const home = one.place.getBoundingClientRect();
    const spot = (element) => {
      const { x, y } = element.getBoundingClientRect();
      return [x - home.x, y - home.y];
    };
    one.goal = one.score && spot(one.score);
    one.heads = new Map(shown.map((name) => [name, one.copy.querySelector(`.group--${name} .group__head`)]).filter(([, head]) => head).map(([name, head]) => [name, spot(head)]));
  }
  for (const id of ["hand", "deck", "market"]) {
    if ($(id)) animate($(id), [{ opacity: 1 }, { opacity: 0.35, offset: 0.1 }, { opacity: 0.35, offset: 0.9 }, { opacity: 1 }], { duration: (all + (over ? 0 : STARTS)) * speed, delay: at, fill: "none" });
  }
  for (const one of places) count(one, shown, all, at, speed);
  if (over) return all;
  const starts = at + all * speed;
  // The last thing that followed is who starts, where that is known.
  const way = $("status")?.querySelector(".chip:last-child");
  ribbon([act.words.at(-1), way?.textContent.trim()].filter(Boolean).join(" · "), { at: starts, lasts: STARTS * speed, kind: "is-now" });
  if (way) animate(way, [{ transform: "none" }, { transform: "scale(1.18)", offset: 0.3 }, { transform: "none" }], { duration: 600 * speed, delay: starts });
  root.dataset.counted = "";
  return all + STARTS;
});

/** Counts the cards of one place. */
function count({ place, now, copy, points, missed, score, goal, heads }, shown, all, at, speed) {
  pass(copy, [{ opacity: 1 }, { opacity: 1, offset: 0.96 }, { opacity: 0 }], { duration: all * speed, delay: at });
  for (const animation of copy.getAnimations()) animation.finished.catch(() => {}).finally(() => now.classList.remove("is-under"));
  let [sum, since] = [0, at];
  const say = (until) => {
    if (!goal) return;
    const lasts = until - since;
    pass(tally(place, goal, sum, plus(sum)), [{ opacity: 0 }, { opacity: 1, offset: 0.01 }, { opacity: 1 }], { duration: lasts, delay: since });
    since = until;
  };
  if (score) animate(score, [{ opacity: 0 }, { opacity: 0 }], { duration: all * speed, delay: at, fill: "none" });
  for (const [number, name] of shown.entries()) {
    const begins = at + (DIMS + STEP * number) * speed;
    const group = copy.querySelector(`.group--${name}`);
    if (!group || !points.has(name)) continue;
    animate(group, [{ transform: "none" }, { transform: "translateY(-.55rem) scale(1.06)", offset: 0.25 }, { transform: "translateY(-.55rem) scale(1.06)", offset: 0.7 }, { transform: "none" }], { duration: STEP * 1.5 * speed, delay: begins });
    const value = points.get(name);
    if (name === "eggs") for (const egg of missed) crack(copy.querySelector(`[data-was="${egg}"]`), begins, speed);
    if (!goal || !value) continue;
    const [x, y] = heads.get(name);
    const there = `translate(${goal[0] - x}px, ${goal[1] - y}px)`;
    const arrives = begins + STEP * 1.2 * speed;
    pass(tally(place, [x, y], value, plus(value)), [{ opacity: 0, transform: "none" }, { opacity: 1, transform: "translateY(-.4rem) scale(1.15)", offset: 0.35 }, { opacity: 1, transform: there, offset: 0.92 }, { opacity: 0, transform: there }], { duration: STEP * 1.2 * speed, delay: begins, easing: "ease-in" });
    say(arrives);
    sum += value;
  }
  say(at + all * speed);
}

/** An egg that missed shakes, and has a crack. */
function crack(card, at, speed) {
  const face = card?.querySelector(".face");
  if (!face) return;
  animate(card, [{ transform: "none" }, { transform: "rotate(-4deg)", offset: 0.3 }, { transform: "rotate(4deg)", offset: 0.5 }, { transform: "rotate(-3deg)", offset: 0.7 }, { transform: "none" }], { duration: 260 * speed, delay: at + 120 * speed });
  const line = face.appendChild(Object.assign(document.createElement("i"), { className: "crack" }));
  animate(line, [{ opacity: 0, transform: "scaleY(.1)" }, { opacity: 1, transform: "none" }], { duration: 160 * speed, delay: at + 300 * speed, fill: "both" });
}
