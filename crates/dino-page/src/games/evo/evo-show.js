// Evo's island comes alive: dinosaurs go their way, the young come out of their nest; fights and the climate are files of their own.
// The island is drawn as it is already.

import { animate, onAct, ribbon } from "./tell.js";
import { answer, attack, bite, comes, fight } from "./evo-fight.js";
import { meteor, strike, turn } from "./evo-climate.js";
import { about, fossil, go, island, middle, of, seatOf, went } from "./evo-island.js";

/** Somebody goes from a hex to another. */
function move({ hexes: [start, end], at, speed }) {
  const use = island.now.get(end);
  if (!use) return 0;
  animate(use, [{ transform: go(middle(start), middle(end)) }, { transform: "translateY(-5px)", offset: 0.85 }, { transform: "none" }], { duration: 420 * speed, delay: at });
  return 420;
}

/** One is born: it comes out of the nest of the nearest of its people. Another may have been given up for it. */
function birth({ act, hexes, at, speed }) {
  const hex = hexes.at(-1);
  const there = island.before.get(hex);
  const nearest = [...island.before].filter(([other, use]) => other !== hex && seatOf(use) === act.seat)
    .map(([other]) => ({ other, far: Math.hypot(middle(other)[0] - middle(hex)[0], middle(other)[1] - middle(hex)[1]) }))
    .sort((one, two) => one.far - two.far)[0];
  const from = nearest ? go(middle(nearest.other), middle(hex)) : "none";
  if (hexes.length > 1) {
    fossil(hexes[0], island.before.get(hexes[0]), at, speed);
    island.before.delete(hexes[0]);
  }
  if (there && seatOf(there) !== act.seat) return comes({ act, hex, from, at, speed });
  const use = island.now.get(hex);
  if (!use || seatOf(use) !== act.seat) return 0;
  animate(use, [about(hex, `${from} scale(.2)`, { opacity: 0 }), about(hex, `${from} scale(.35)`, { opacity: 1, offset: 0.2 }), about(hex, "scale(1.25)", { opacity: 1, offset: 0.75 }), about(hex, "none")], { duration: 520 * speed, delay: at });
  island.before.set(hex, use);
  return 520;
}

const SHOW = { move, attack, birth, replace: birth, meteor };

/** What a big moment says to who wants no motion. */
const IS_BIG = /^(die|bite|climate|meteor)|; (fight|turn|strike)/;

onAct((act, { at, speed, again, still }) => {
  if (again && act.svg === island.svg) return 0; // nothing of it was drawn anew
  act.svg = island.svg;
  if (still) {
    if (!IS_BIG.test(act.deed)) return 0;
    ribbon(act.words.join(" "), { lasts: Math.max(1400, 14 * act.length) * speed });
    return 14 * act.length;
  }
  if (again) act.before.forEach((use, hex) => island.before.set(hex, use));
  else act.before = new Map(island.before);
  const [deed, ...after] = act.deed.split("; ");
  const followed = new Map(after.map((text) => text.split(" ")).map(([name, ...words]) => [name, words]));
  const [verb, ...words] = deed.split(" ");
  const hexes = words.filter((word) => word.includes(","));
  let length = 0;
  if (verb === "climate") length = turn({ act, name: words[0], turns: Number(words[0]), at, speed, again });
  else if (followed.has("turn")) length = turn({ act, name: undefined, turns: Number(followed.get("turn")[0]), at, speed, again });
  else if (followed.has("fight")) {
    const [start, end, how, face] = followed.get("fight");
    length = face ? fight({ act, start, end, how, face, falls: verb === "die", at, speed, again }) : answer({ start, end, to: hexes[0], how, at, speed });
  } else if (followed.has("bitten")) {
    const [hex, how] = followed.get("bitten");
    length = bite({ act, hex, number: words[0], how, at, speed, again });
  } else length = SHOW[verb]?.({ act, hexes, words, at, speed }) ?? 0;
  // What is told is as it was for what comes after it.
  if (verb === "move") went(hexes[0], hexes[1]);
  const pairs = (list, size) => Array.from({ length: Math.floor((list?.length ?? 0) / size) }, (_, at) => list.slice(at * size, at * size + size));
  const [struck, saved] = [pairs(followed.get("strike"), 2), pairs(followed.get("saved"), 3)];
  if (struck.length || saved.length) length += strike({ act, struck, saved, at: at + length * speed, speed });
  return length;
});
