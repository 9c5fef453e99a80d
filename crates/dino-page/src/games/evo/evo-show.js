// Evo's island moves: dice that roll, dinosaurs that glide, births and deaths one after the other. What happened is read from
// what was drawn and from the log; the layer of the herds alone waits for it.

import { $, calm, kept } from "./page.js";

const tell = (name, detail) => document.dispatchEvent(new CustomEvent(`dinotable:${name}`, { detail }));

// ---- How fast things are shown, remembered

const KEY = "evo-speed";
const SPEEDS = { off: 0, normal: 1, slow: 2.5 };
let wished = kept.get(KEY) ?? "normal";
const speed = () => (calm.matches ? 0 : SPEEDS[wished] ?? 1);

// The layer of the herds waits for its turn, unless all is to be seen at once.
const herds = { next: null, due: false };
document.addEventListener("dinotable:part", (event) => {
  if (event.detail.id !== "herds" || herds.due || !speed()) return;
  event.preventDefault();
  herds.next = event.detail.html;
});

/** Draws the herds as they came last. */
function draw() {
  if (herds.next === null) return;
  const parts = { herds: herds.next };
  [herds.next, herds.due] = [null, true];
  tell("patch", parts);
  herds.due = false;
}

document.addEventListener("change", (event) => {
  if (event.target.id !== "evo-speed") return;
  wished = event.target.value;
  kept.set(KEY, wished);
  if (!speed()) draw();
});

// ---- One thing after the other; a click, or the key Escape, skips what is being shown

let skip = null;
let hurried = false;

/** Waits so long, or until somebody cannot wait. */
const pause = (time) => new Promise((done) => {
  if (hurried || !speed()) return done();
  const timer = setTimeout(done, time * speed());
  skip = () => { clearTimeout(timer); done(); };
  return null;
});

function hurry() {
  if (!busy) return;
  hurried = true;
  skip?.();
  for (const animation of document.querySelectorAll("#herds *").values()) animation.getAnimations().forEach((one) => one.finish());
}
document.addEventListener("pointerdown", hurry, true);
document.addEventListener("keydown", (event) => { if (event.key === "Escape") hurry(); }, true);

const cues = []; // dice that have fallen and were not seen to roll yet
let busy = false;

/** Shows what is new. */
async function show() {
  if (busy || !$("herds")) return;
  busy = true;
  hurried = false;
  for (let more = true; more;) {
    // Several dice roll faster, so that one never is more than a few seconds behind.
    for (let quick = 1; cues.length; quick += 1) await roll(cues.shift(), 1 / quick);
    const before = herd();
    draw();
    more = await changes(before) || cues.length > 0;
  }
  if (speed()) $("evo-roll")?.setAttribute("hidden", "");
  busy = false;
}

// ---- Dice

/** Rolls a die before everybody's eyes: many faces, at last the one that fell. */
async function roll({ face, text }, time) {
  const box = $("evo-roll");
  if (!box) return;
  const use = box.querySelector("use");
  const kind = face.split("-")[0];
  const faces = box.dataset[kind].split(" ");
  const show = (name) => use.setAttribute("href", `/assets/evo.svg#${kind}-${name}`);
  box.querySelector("p").textContent = "";
  box.hidden = false;
  box.classList.add("is-rolling");
  for (let turn = 0; turn < 9 && !hurried && speed(); turn += 1) {
    show(faces[(turn * 2 + 1) % faces.length]);
    await pause((60 + 12 * turn) * time);
  }
  box.classList.remove("is-rolling");
  show(face.slice(kind.length + 1));
  box.querySelector("p").textContent = text;
  if (speed()) await pause(900 * time);
  else setTimeout(() => { if (!busy) box.hidden = true; }, 2500); // without motion it is only shown
}

const numbered = (line) => Number(line?.id?.slice(4) ?? 0);
let told = numbered($("log")?.lastElementChild); // the last line that was heard

/** A new line of the log that tells of a die. */
function heard(line) {
  if (!(numbered(line) > told)) return;
  const [kind, face] = (line.dataset?.deed ?? "").split(" ");
  if (kind === "die" || kind === "bite") cues.push({ face: `${kind}-${face}`, text: (line.querySelector("a > span:last-child") ?? line).textContent.trim() });
}

// ---- Herds: what moved, what was born, what died

/** Every dinosaur on the island, by seat and hex. */
function herd() {
  const all = new Map();
  for (const use of document.querySelectorAll("#herds use[data-at]")) {
    all.set(`${use.getAttribute("href")}@${use.dataset.at}`, use);
  }
  return all;
}

const place = (use) => ({ x: Number(use.getAttribute("x")), y: Number(use.getAttribute("y")) });
const apart = (one, other) => Math.hypot(place(one).x - place(other).x, place(one).y - place(other).y);

/** Shows what is different from before; whether anything was. */
async function changes(before) {
  const after = herd();
  const gone = [...before].filter(([key]) => !after.has(key)).map(([, use]) => use);
  const come = [...after].filter(([key]) => !before.has(key)).map(([, use]) => use);
  if (!gone.length && !come.length) return false;
  if (!speed()) return true;
  const moves = [];
  for (const use of come.filter(({ classList }) => !classList.contains("is-newborn"))) {
    const same = gone.filter((other) => other.getAttribute("href") === use.getAttribute("href"));
    const from = same.sort((one, other) => apart(one, use) - apart(other, use))[0];
    if (!from) continue;
    gone.splice(gone.indexOf(from), 1);
    come.splice(come.indexOf(use), 1);
    moves.push({ use, from });
  }
  const ghosts = gone.map((use) => {
    const ghost = use.cloneNode(true);
    ghost.removeAttribute("data-at");
    $("herds").querySelector("svg").append(ghost);
    return ghost;
  });
  // Many at once, as in a replay, are not shown one by one.
  const time = Math.min(1, 8 / (moves.length + come.length + ghosts.length));
  for (const use of come) use.style.visibility = "hidden";
  for (const { use, from } of moves) use.style.transform = away(use, from);
  for (const { use, from } of moves) {
    use.style.transform = "";
    await played(use, [{ transform: away(use, from) }, { transform: "none" }], 420 * time);
    // Whoever stood there is beaten.
    for (const ghost of ghosts.filter((one) => one.isConnected && apart(one, use) < 1)) await die(ghost, time);
  }
  for (const use of come) {
    use.style.visibility = "";
    await played(use, [{ opacity: 0 }, { opacity: 1 }], 320 * time);
  }
  for (const ghost of ghosts.filter(({ isConnected }) => isConnected)) await die(ghost, time);
  return true;
}

const away = (use, from) => `translate(${place(from).x - place(use).x}px, ${place(from).y - place(use).y}px)`;

async function die(ghost, time) {
  await played(ghost, [{ opacity: 1 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], 420 * time);
  ghost.remove();
}

/** One movement, to its end. */
async function played(element, frames, time) {
  if (hurried || !speed()) return;
  const animation = element.animate(frames, { duration: time * speed(), easing: "ease-in-out" });
  await Promise.race([animation.finished.catch(() => {}), pause(time + 200)]);
}

// ---- After every update

document.addEventListener("dinotable:drawn", () => setTimeout(show)); // the lines of the log come after the parts
new MutationObserver((changed) => {
  for (const { addedNodes } of changed) addedNodes.forEach(heard);
  told = numbered($("log").lastElementChild);
  if (cues.length > 3) cues.splice(0, cues.length - 3); // of many that were missed, the last
  if (cues.length) show();
}).observe($("log"), { childList: true });

const select = $("evo-speed");
if (select) {
  select.value = wished;
  select.closest("label").hidden = false;
}
