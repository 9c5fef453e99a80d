// Evo in the browser: survivors chosen on the island, how far a dinosaur gets and walking there, what the log speaks of, bids
// on a phone, and keys; how things move is another file. It knows no rules: what may be done is read from the forms, and the way to a far
// hex is told by the page.

import "./evo-show.js";
import { $, toast } from "./page.js";

const hexes = () => [...document.querySelectorAll(".hex-button")];
const tell = (name, detail) => document.dispatchEvent(new CustomEvent(`dinotable:${name}`, { detail }));
const names = (text) => (text ?? "").split(" ").filter(Boolean);

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

document.addEventListener("click", (event) => {
  const card = event.target.closest?.(".evo-card[data-when]:not(.is-legal):not(.is-chosen)");
  if (!card) return;
  event.stopImmediatePropagation();
  toast(card.dataset.when);
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

document.addEventListener("dinotable:recall", ({ detail }) => {
  for (const hex of document.querySelectorAll(".hex-button.is-told")) hex.classList.remove("is-told");
  for (const id of detail?.dataset.deed?.match(COORDINATES) ?? []) $(id)?.classList.add("is-told");
});

// ---- What would leave an egg or a step unused has the key 0, not the first one

function spare() {
  for (const button of document.querySelectorAll("#offers [data-idle]")) button.dataset.digit = 0;
}

document.addEventListener("keydown", (event) => {
  const idle = document.querySelector("#offers [data-idle]");
  const typing = event.target.matches?.("input:not([type=checkbox]),select,textarea");
  if (!idle || typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const meant = document.querySelectorAll("#offers .choice:not([hidden])")[Number(event.key) - 1];
  if (event.key === "0") idle.click();
  else if (meant === idle) event.stopImmediatePropagation();
}, true);

// ---- On a phone a whole tube is one target, and the bid is set with − and +

const phone = matchMedia("not all and (min-width: 64em) and (min-height: 37.5em)");
let bid = null; // the tube and the value that are considered
let sure = false; // whether the click on a value is meant

const filled = (text, one, other) => text.replaceAll("%", () => one).replaceAll("@", () => other);
const tubeOf = (number) => document.querySelector(`[data-tube="${number}"]`);
const values = (tube) => [...(tube?.querySelectorAll(".evo-value.is-legal") ?? [])].map(({ dataset }) => Number(dataset.value)).sort();

/** Shows the bid that is considered, as long as it is offered. */
function consider() {
  const box = $("evo-bid");
  if (!values(tubeOf(bid?.tube)).includes(bid?.value) || !phone.matches) bid = null;
  for (const marked of document.querySelectorAll(".evo-tube.is-bid, .evo-value.is-bid")) marked.classList.remove("is-bid");
  if (!box) return;
  box.hidden = !bid;
  if (!bid) return;
  const tube = tubeOf(bid.tube);
  const range = values(tube);
  tube.classList.add("is-bid");
  $(`bid-${bid.tube}-${bid.value}`).classList.add("is-bid");
  box.querySelector("[data-value]").textContent = bid.value;
  box.querySelector("[data-range]").textContent = filled(box.dataset.range, range[0], range.at(-1));
  box.querySelector("[data-do]").textContent = filled(box.dataset.bid, bid.value, tube.dataset.name);
}

// Before a value is asked about it says in its own words what is asked.
document.addEventListener("click", (event) => {
  const value = event.target.closest?.(".evo-value");
  const about = value?.closest("[data-asks]").dataset;
  if (!about?.brings) return;
  const height = value.dataset.value;
  value.dataset.ask = filled(about.asks, height, value.closest("[data-tube]").dataset.name);
  value.dataset.brings = filled(about.brings, value.dataset.price ?? height, height);
  value.dataset.do = filled(about.do, height, "");
}, true);

document.addEventListener("click", (event) => {
  const tube = event.target.closest?.("[data-tube]");
  const range = values(tube);
  if (sure || !phone.matches || !range.length) return;
  event.stopImmediatePropagation();
  const tapped = Number(event.target.closest(".evo-value")?.dataset.value ?? -1);
  bid = { tube: tube.dataset.tube, value: range.includes(tapped) ? tapped : range[0] };
  consider();
}, true);

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("#evo-bid button");
  if (!button || !bid) return;
  const { less, more, back } = button.dataset;
  const range = values(tubeOf(bid.tube));
  const next = less !== undefined ? range.findLast((value) => value < bid.value)
    : more !== undefined ? range.find((value) => value > bid.value) : bid.value;
  const value = $(`bid-${bid.tube}-${next ?? bid.value + (less === undefined ? 1 : -1)}`);
  if (back !== undefined) bid = null;
  else if (button.dataset.do === undefined && next !== undefined) bid.value = next;
  else if (value) {
    // The bid itself, or one that cannot be: that is told why.
    sure = true;
    value.click();
    if (value.classList.contains("is-chosen")) value.click(); // it was asked about here already
    sure = false;
  }
  consider();
});

// ---- The arrow keys go from thing to thing; of the hexes and of the values one is reached by the key Tab

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const GROUPS = [".hex-button", ".evo-value", ".evo-card"];

/** Of each group what has the focus, was chosen, may be chosen, or is the reader's own. */
function focusable() {
  const about = $("evo-why")?.dataset;
  const own = about && document.querySelector(`#herds use[href="#dino-${about.seat}"][data-at]`)?.dataset.at;
  for (const group of GROUPS.slice(0, 2)) {
    const all = [...document.querySelectorAll(group)];
    const now = all.find((thing) => thing === document.activeElement)
      ?? all.find(({ classList }) => classList.contains("is-chosen"))
      ?? all.find(({ classList }) => classList.contains("is-legal"))
      ?? all.find(({ id }) => id === own)
      ?? all[0];
    for (const thing of all) thing.tabIndex = thing === now ? 0 : -1;
  }
}

document.addEventListener("keydown", (event) => {
  const way = ARROWS[event.key];
  const from = document.activeElement;
  const group = GROUPS.find((one) => from?.matches(one));
  if (!way || !group) return;
  event.preventDefault();
  const here = from.getBoundingClientRect();
  const things = [...document.querySelectorAll(group)].filter((thing) => thing !== from);
  const scored = things.map((thing) => {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x - here.x, box.y - here.y];
    const ahead = x * way[0] + y * way[1];
    return { thing, ahead, cost: Math.hypot(x, y) + 2 * Math.abs(x * way[1] + y * way[0]) };
  }).filter(({ ahead }) => ahead > Math.min(here.width, here.height) / 4);
  const best = scored.sort((one, other) => one.cost - other.cost)[0]?.thing;
  best?.focus();
  focusable();
});

// ---- After every update

document.addEventListener("dinotable:drawn", () => {
  settle();
  spare();
  consider();
  focusable();
});
phone.addEventListener("change", consider);
new MutationObserver(() => { reach(); focusable(); })
  .observe($("hexes"), { subtree: true, attributeFilter: ["class"] });
settle();
spare();
focusable();
