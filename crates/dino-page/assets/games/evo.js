// Evo in the browser: dice that roll, dinosaurs that glide, births and deaths one after the other, survivors chosen on the
// island, how far a dinosaur gets and walking there, what the log speaks of, and keys. It knows no rules: what may be done
// is read from the forms, and the way to a far hex is told by the page.

const $ = (id) => document.getElementById(id);
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const tell = (name, detail) => document.dispatchEvent(new CustomEvent(`dinotable:${name}`, { detail }));
const hexes = () => [...document.querySelectorAll(".hex-button")];
const names = (text) => (text ?? "").split(" ").filter(Boolean);

// ---- How fast things are shown, remembered

const KEY = "evo-speed";
const SPEEDS = { off: 0, normal: 1, slow: 2.5 };
let wished = "normal";
try { wished = localStorage.getItem(KEY) ?? wished; } catch { /* private mode */ }
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
  try { localStorage.setItem(KEY, wished); } catch { /* private mode */ }
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

async function show() {
  if (busy || !$("herds")) return;
  busy = true;
  hurried = false;
  for (let more = true; more;) {
    while (cues.length) await roll(cues.shift());
    const before = herd();
    draw();
    more = await changes(before) || cues.length > 0;
  }
  if (speed()) $("evo-roll")?.setAttribute("hidden", "");
  busy = false;
}

// ---- Dice

/** Rolls a die before everybody's eyes: many faces, at last the one that fell. */
async function roll({ face, text }) {
  const box = $("evo-roll");
  if (!box) return;
  const use = box.querySelector("use");
  const kind = face.split("-")[0];
  const faces = [...document.querySelectorAll(`g[id^="${kind}-"]`)].map(({ id }) => id);
  box.querySelector("p").textContent = "";
  box.hidden = false;
  box.classList.add("is-rolling");
  for (let turn = 0; turn < 9 && !hurried && speed(); turn += 1) {
    use.setAttribute("href", `#${faces[(turn * 2 + 1) % faces.length]}`);
    await pause(60 + 12 * turn);
  }
  box.classList.remove("is-rolling");
  use.setAttribute("href", `#${face}`);
  box.querySelector("p").textContent = text;
  if (speed()) await pause(900);
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

// ---- Survivors, chosen on the island

let kept = null; // who is to live, as the button says it now

const survival = () => {
  const box = $("evo-keep");
  const button = document.querySelector("#offers button[name=action][value^='keep']");
  return box && button ? { box, button, herd: names(box.dataset.herd) } : null;
};

/** Every set that may be kept, as the forms say it. */
function allowed({ button }) {
  const list = [...document.querySelectorAll("#offers form[data-offer] option")].map(({ value }) => value);
  const proposed = button.dataset.proposed ?? button.value.slice(5);
  return [proposed, ...list].map(names);
}

/** Shows who lives and who dies, and lets the button say so. */
function settle() {
  const now = survival();
  for (const hex of document.querySelectorAll(".is-kept, .is-given-up")) {
    hex.classList.remove("is-kept", "is-given-up");
    hex.removeAttribute("aria-pressed");
  }
  if (!now) { kept = null; return; }
  now.button.dataset.proposed ??= now.button.value.slice(5);
  kept = kept && kept.every((hex) => now.herd.includes(hex)) ? kept : names(now.button.dataset.proposed);
  now.box.hidden = false;
  now.box.textContent = now.box.dataset.count.replace("%", kept.length);
  now.button.value = ["keep", ...kept].join(" ");
  now.button.textContent = now.box.dataset.label.replace("%", kept.length);
  for (const id of now.herd) {
    const lives = kept.includes(id);
    $(id)?.classList.add(lives ? "is-kept" : "is-given-up");
    $(id)?.setAttribute("aria-pressed", String(lives));
  }
}

/** The other fate for one dinosaur: of the sets that may be kept, the one most like what was chosen. */
function turn(id) {
  const now = survival();
  const lives = !kept.includes(id);
  const likeness = (set) => now.herd.filter((hex) => kept.includes(hex) === set.includes(hex)).length;
  const sets = allowed(now).filter((set) => set.includes(id) === lives);
  sets.sort((one, other) => likeness(other) - likeness(one) || other.length - one.length);
  if (!sets.length) return false;
  [kept] = sets;
  settle();
  $("say").textContent = now.box.textContent;
  return true;
}

document.addEventListener("click", (event) => {
  const hex = event.target.closest?.(".hex-button");
  // Where the rules leave no choice, the click goes on and is told why.
  if (hex && kept && survival()?.herd.includes(hex.id) && turn(hex.id)) event.stopImmediatePropagation();
}, true);

// ---- Why a thing means nothing now

document.addEventListener("dinotable:why", ({ detail }) => {
  const about = $("evo-why")?.dataset;
  const { id } = detail.element;
  // A value of the laboratory and a place on the track are named as they are bid and taken.
  if (id.startsWith("bid-")) detail.action = id.replaceAll("-", " ");
  if (id.startsWith("track-")) detail.action = ["place", id.slice(6)].join(" ");
  if (!about || !detail.element.classList.contains("hex-button")) return;
  const on = document.querySelector(`#herds use[data-at="${CSS.escape(id)}"]`)?.getAttribute("href");
  const own = `#dino-${about.seat}`;
  const kind = on === own ? about.own : on ? about.enemy : about.empty;
  const chosen = detail.chosen.findLast((one) => $(one)?.classList.contains("hex-button"));
  const first = chosen ?? next(detail.element, own) ?? id;
  detail.action = kept && survival()?.herd.includes(id)
    ? ["keep", ...survival().herd.filter((hex) => (hex === id) !== kept.includes(hex))].join(" ")
    : kind.replace("{0}", first).replaceAll("{id}", id);
});

/** The own dinosaur next to a hex. */
function next(hex, own) {
  const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const to = middle(hex.getBoundingClientRect());
  const far = (use) => {
    const from = middle($(use.dataset.at).getBoundingClientRect());
    return Math.hypot(from.x - to.x, from.y - to.y);
  };
  const all = [...document.querySelectorAll(`#herds use[href="${own}"][data-at]`)];
  return all.sort((one, other) => far(one) - far(other))[0]?.dataset.at;
}

// ---- How far the chosen dinosaur gets

function reach() {
  const chosen = document.querySelector(".hex-button.is-chosen")?.id;
  const rings = document.querySelector(`[data-reach="${CSS.escape(chosen ?? "")}"]`)?.dataset.rings ?? "";
  const cost = new Map(rings.split(";").flatMap((ring, at) => names(ring).map((hex) => [hex, String(at + 2)])));
  for (const hex of hexes()) {
    if (cost.get(hex.id) === hex.dataset.cost) continue;
    if (cost.has(hex.id)) hex.dataset.cost = cost.get(hex.id);
    else delete hex.dataset.cost;
  }
}

// A click on a hex that takes several points walks there, step by step: each is an action of its own.

/** The form that lets a dinosaur go there now. */
const stepTo = (from, to) => [...document.querySelectorAll("#offers form[data-offer]")].find((form) =>
  form.elements.template.value === `move ${from} {0}` && [...form.elements.s0.options].some(({ value }) => value === to));

const later = (time) => new Promise((done) => { setTimeout(done, time); });

async function walk(from, way) {
  for (const to of way) {
    const form = stepTo(from, to);
    if (!form) return;
    const body = new URLSearchParams([...form.querySelectorAll("input[type=hidden]")].map(({ name, value }) => [name, value]));
    body.set("s0", to);
    const at = body.get("at");
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { Accept: "application/json" } }).catch(() => null);
    if (!answer?.ok) return tell("refresh");
    const stale = () => document.querySelector("#offers input[name=at]")?.value === at;
    for (let wait = 0; wait < 60 && stale(); wait += 1) await later(50);
    if (stale()) return tell("refresh");
    from = to;
  }
}

document.addEventListener("click", (event) => {
  const hex = event.target.closest?.(".hex-button[data-cost]");
  const chosen = document.querySelector(".hex-button.is-chosen")?.id;
  if (!hex || !chosen || hex.classList.contains("is-legal")) return;
  const ways = names(document.querySelector(`[data-reach="${CSS.escape(chosen)}"]`)?.dataset.ways);
  const way = ways.map((one) => one.split(">")).find((one) => one.at(-1) === hex.id);
  if (!way) return;
  event.stopImmediatePropagation();
  if ($("confirm-first")?.checked) $(way[0])?.click(); // who wants to be asked is asked step by step
  else walk(chosen, way);
}, true);

// ---- A card that is not for now says for when it is

let fading = null;
document.addEventListener("click", (event) => {
  const card = event.target.closest?.(".evo-card[data-when]:not(.is-legal):not(.is-chosen)");
  if (!card) return;
  event.stopImmediatePropagation();
  const box = $("toast");
  box.textContent = card.dataset.when;
  box.hidden = false;
  clearTimeout(fading);
  fading = setTimeout(() => { box.hidden = true; }, 5000);
}, true);

// ---- The hexes that a line of the log speaks of

const COORDINATES = /-?\d+,-?\d+/g;
for (const kind of ["pointerover", "focusin", "pointerout", "focusout"]) {
  document.addEventListener(kind, (event) => {
    const line = event.target.closest?.("#log [data-deed]");
    if (!line) return;
    for (const hex of document.querySelectorAll(".hex-button.is-told")) hex.classList.remove("is-told");
    if (kind === "pointerout" || kind === "focusout") return;
    for (const id of line.dataset.deed.match(COORDINATES) ?? []) $(id)?.classList.add("is-told");
  });
}

// ---- What would leave an egg or a step unused has the key 0, not the first one

function spare() {
  for (const button of document.querySelectorAll("#offers [data-idle]")) button.dataset.digit = 0;
}

document.addEventListener("keydown", (event) => {
  const idle = document.querySelector("#offers [data-idle]");
  const typing = event.target.matches?.("input:not([type=checkbox]),select,textarea");
  if (!idle || typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const meant = document.querySelectorAll("#offers .choice:not([hidden])")[event.key - 1];
  if (event.key === "0") idle.click();
  else if (meant === idle) event.stopImmediatePropagation();
}, true);

// ---- The arrow keys go from hex to hex; one of them is reached by the key Tab

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function focusable() {
  const all = hexes();
  const now = all.find((hex) => hex === document.activeElement)
    ?? all.find(({ classList }) => classList.contains("is-chosen"))
    ?? all.find(({ classList }) => classList.contains("is-legal"))
    ?? all[0];
  for (const hex of all) hex.tabIndex = hex === now ? 0 : -1;
}

document.addEventListener("keydown", (event) => {
  const way = ARROWS[event.key];
  const from = document.activeElement;
  if (!way || !from?.classList.contains("hex-button")) return;
  event.preventDefault();
  const here = from.getBoundingClientRect();
  const scored = hexes().filter((hex) => hex !== from).map((hex) => {
    const box = hex.getBoundingClientRect();
    const [x, y] = [box.x - here.x, box.y - here.y];
    const ahead = x * way[0] + y * way[1];
    return { hex, ahead, cost: Math.hypot(x, y) + 2 * Math.abs(x * way[1] + y * way[0]) };
  }).filter(({ ahead }) => ahead > here.width / 4);
  const best = scored.sort((one, other) => one.cost - other.cost)[0]?.hex;
  best?.focus();
  focusable();
});

// ---- After every update

document.addEventListener("dinotable:drawn", () => {
  settle();
  spare();
  setTimeout(show); // the lines of the log come after the parts
});
new MutationObserver(() => { reach(); focusable(); })
  .observe($("hexes"), { subtree: true, attributeFilter: ["class"] });
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
settle();
spare();
focusable();
