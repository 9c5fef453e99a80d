// Paths of clicks: what is offered is read from the forms on the page, things that may be clicked are marked, and the last
// click of a path sends the form it stands for. No rule is known here.
//
// The table says when offers were drawn anew (`read`, `mark`), what was clicked (`begin`, `click`, `back`), which form was
// filled in by hand (`perform`), and what becomes of an action that is under way (`sent`, `answered`).

import { explain } from "./notify.js";
import { $, hush, root, toast, words } from "./page.js";
import { END, clicked, ways } from "./ways.js";

let offers = []; // { key, path: [{ label, choices: Map(element id -> word) }], meant: words -> what is sent }
let chosen = []; // element ids
let only = null; // the key of the offer that was begun by its button
let asking = null; // what waits for a confirmation
let acted = null; // when one of these was sent: after how many events
let sending = false; // whether the answer is still to come: others may act meanwhile, and all be drawn anew

/** After how many events the offers on the page were made. */
const now = () => document.querySelector("#offers input[name=at]")?.value ?? "";

/** Reads what is offered. What was begun goes on where it still may. */
export function read() {
  offers = [];
  if (acted !== now()) acted = null; // news from before do not make it new
  const start = (id) => ({ label: "", choices: new Map([[id, null]]) });
  for (const button of document.querySelectorAll("#offers button[data-start]")) {
    offers.push({ key: button.value, path: [start(button.dataset.start)], meant: () => ({ action: button.value }) });
  }
  for (const form of document.querySelectorAll("#offers form[data-offer]")) {
    const steps = [...form.querySelectorAll("select")].map((select) => ({
      label: select.closest("label").firstChild.textContent,
      choices: new Map([...select.options].map((option) => [clicked(option), option.value])),
      // What only repeats the word tells nobody anything.
      told: new Map([...select.options].map((option) => [clicked(option), option.hasAttribute("value") ? option.text : ""])),
    }));
    const begin = form.dataset.start ? [start(form.dataset.start)] : [];
    const key = form.elements.template.value;
    const meant = (picked) => Object.fromEntries(
      [["template", key], ...picked.filter((word) => word !== null).map((word, at) => [`s${at}`, word])],
    );
    for (const path of ways(steps)) offers.push({ key, path: [...begin, ...path], meant });
  }
  if (!open().length) [chosen, only] = [[], null];
}

const fields = (form) => [...form.querySelectorAll("input[type=hidden]")].map((input) => [input.name, input.value]);

/** The form that allows this now, all it sends and what it is called; null where it is no longer offered. */
function allowed(meant) {
  const button = [...document.querySelectorAll("#offers button[name=action]")].find(({ value }) => value === meant.action);
  if (button) return { form: button.form, data: [...fields(button.form), ["action", button.value]], label: button.textContent };
  for (const form of document.querySelectorAll("#offers form[data-offer]")) {
    const lists = [...form.querySelectorAll("select")];
    const has = (list) => [...list.options].some(({ value }) => value === meant[list.name]);
    if (form.elements.template.value !== meant.template || !lists.every(has)) continue;
    const data = [...fields(form), ...lists.map((list) => [list.name, meant[list.name]])];
    return { form, data, label: form.querySelector(".choices__label").textContent };
  }
  return null;
}

/** The key of the offer whose button has this number. */
const keyOf = (number) => document.querySelector(`#offers form[data-offer="${number}"]`)?.elements.template.value;

/** Whether a path may begin so: each thing at its place, and those that come in any order once each. */
const begins = ({ path }, ids) => ids.every((id, at) => path[at]?.choices.has(id)
  && !(path[at].any && ids.slice(0, at).some((other, before) => path[before].any && other === id)));

/** The offers that the clicks so far may still mean. */
const open = (ids = chosen) => offers.filter((offer) => (only === null || offer.key === only) && begins(offer, ids));

/** Shows what may be clicked next, and what was. */
export function mark() {
  const sure = asking && allowed(asking);
  if (!sure) asking = null;
  // What is asked about may still be changed for another like it.
  const before = sure ? chosen.slice(0, -1) : chosen;
  const next = new Map();
  for (const offer of open(before)) {
    const step = offer.path[before.length];
    for (const id of step?.choices.keys() ?? []) {
      if (sure && id === chosen.at(-1) || step.any && !begins(offer, [...before, id])) continue;
      next.set(id, { label: step.label, told: step.told?.get(id) });
    }
  }
  for (const element of document.querySelectorAll(".is-legal,.is-chosen")) {
    element.classList.remove("is-legal", "is-chosen");
    if (element.dataset.told) element.removeAttribute("title");
  }
  for (const [id, { told }] of next) {
    const element = $(id);
    element?.classList.add("is-legal");
    if (!element || !told || !element.dataset.told && element.getAttribute("title")) continue;
    element.dataset.told = told;
    element.setAttribute("title", told); // a hex of a map has no such property
  }
  for (const id of chosen) $(id)?.classList.add("is-chosen");
  const label = chosen.length || only !== null ? [...next.values()].find(({ label }) => label)?.label : "";
  const asked = sure ? $(chosen.at(-1))?.dataset : null; // a game's own script may have put it better
  bar(sure ? asked?.ask ?? words.sure.replace("%", () => sure.label) : label, sure && (asked?.do ?? words.confirm), asked?.brings);
  document.dispatchEvent(new CustomEvent("dinotable:marked", { detail: { chosen: [...chosen] } })); // for a game's own script
  return next;
}

/** One step further; the last one acts, or asks first where a finger could not have read before what it does. */
function step(asks = false) {
  hush();
  const still = open();
  const left = still.reduce((sum, offer) =>
    sum + offer.path.slice(chosen.length).reduce((ways, { any, choices }) => ways * (any ? 1 : choices.size), 1), 0);
  if (left !== 1) return mark();
  const [offer] = still;
  const rest = [];
  for (const { choices } of offer.path.slice(chosen.length)) {
    rest.push([...choices.keys()].find((id) => begins(offer, [...chosen, ...rest, id])));
  }
  if (rest.length > 1 && rest.at(-1) === END) chosen.push(...rest.splice(0, rest.length - 1)); // it only has to be ended
  if (rest.some((id) => $(id)?.closest("[data-each]"))) return mark(); // each of these is clicked, though there is no other
  const picked = [...chosen, ...rest].map((id, at) => offer.path[at].choices.get(id));
  perform(offer.meant(picked), asks);
  return null;
}

/** One step back. */
export function back() {
  hush();
  asking = null;
  if (chosen.length) chosen.pop();
  else only = null;
  mark();
}

/** Acts, or asks first when that is wished. */
export function perform(meant, asks = false) {
  asking = meant;
  if (!asks && !$("confirm-first")?.checked) return confirmed();
  mark();
  $("path").querySelector(".btn--primary")?.focus();
  return null;
}

/** Sends what was asked about, as it is offered now: the table may have gone on meanwhile. */
function confirmed() {
  const now = allowed(asking);
  if (now) document.dispatchEvent(new CustomEvent("dinotable:send", { detail: now }));
}

/** The bar that says what is to be chosen, or asks for a confirmation: the words of its button, and what it would bring. */
function bar(text, confirm, brings = "") {
  const box = $("path");
  // An update leaves what did not change under the finger.
  if (text && !box.hidden && box.firstChild?.textContent === text + brings) return;
  box.hidden = !text;
  if (!text) return box.replaceChildren();
  const button = (name, label, act) => {
    const made = Object.assign(document.createElement("button"), { type: "button", className: name, textContent: label });
    made.addEventListener("click", act);
    return made;
  };
  const span = Object.assign(document.createElement("span"), { textContent: text });
  box.replaceChildren(span);
  if (brings) span.append(Object.assign(document.createElement("small"), { textContent: brings }));
  box.append(button("btn btn--small", words.cancel, forget));
  if (confirm) box.append(button("btn btn--primary", confirm, confirmed));
  $("say").textContent = `${text} ${brings}`.trim();
}

/** Asks why a thing cannot be chosen. */
async function why(element) {
  const about = { element, chosen, action: element.closest("[data-why]")?.dataset.why.replaceAll("{id}", element.id) };
  document.dispatchEvent(new CustomEvent("dinotable:why", { detail: about })); // a game's own script may know better
  const seat = $("you")?.dataset.seat;
  // Where the reader could not have meant to choose it, the question is what it is worth.
  const owner = element.closest("[data-about]")?.dataset.about;
  if (owner && !(owner === seat && document.querySelector(".prompt--you"))) return explain(owner, element.id);
  if (!about.action || !seat) return;
  const query = new URLSearchParams({ seat, action: about.action });
  const answer = await fetch(`${root.dataset.base}/why?${query}`, { headers: { Accept: "application/json" } });
  if (answer.status !== 200) return;
  const { sentence, rule } = await answer.json();
  toast(sentence, rule);
}

/** Begins the offer with this number, as its button does. */
export function begin(number) {
  const start = offers.find((offer) => offer.key === keyOf(number));
  [chosen, only, asking] = [[], start?.key ?? null, null];
  if (start?.path[0].label === "") chosen = [[...start.path[0].choices.keys()][0]];
  const next = step();
  const first = next && $([...next.keys()][0]);
  const map = first?.closest("[data-map]");
  // A map knows which of its cells comes first, once it has seen what is marked.
  if (map) setTimeout(() => (map.querySelector('.is-legal[tabindex="0"]') ?? first).focus());
  else first?.focus();
}

/** A thing on the table was clicked: it goes on with a path, changes or begins one, or one is told why it cannot. A finger
 * that taps a thing with `data-sure`, and whoever clicks a thing inside `data-asks`, is told first what that does; a second
 * click on it acts. */
export function click(thing, touched = false) {
  const asks = touched && thing.hasAttribute("data-sure") || Boolean(thing.closest("[data-asks]"));
  if (asks && asking && chosen.at(-1) === thing.id) return confirmed();
  const next = new Set(open().flatMap((offer) => [...(offer.path[chosen.length]?.choices.keys() ?? [])]));
  if (next.has(thing.id)) {
    asking = null;
    chosen.push(thing.id);
    step(asks);
  } else if (chosen.at(-1) === thing.id) {
    back();
  } else if (chosen.length && open([...chosen.slice(0, -1), thing.id]).length) {
    asking = null; // another in its place
    chosen.splice(-1, 1, thing.id);
    step(asks);
  } else if (offers.some((offer) => offer.path[0].label === "" && offer.path[0].choices.has(thing.id))) {
    [chosen, only, asking] = [[thing.id], null, null]; // another beginning
    step(asks);
  } else {
    why(thing);
  }
}

/** Nothing is chosen any more. */
function forget() {
  hush();
  [chosen, only, asking] = [[], null, null];
  mark();
}

// The second half of a double click belongs to the first, whatever has come under the pointer since.
let spent = false; // whether the last click has acted
document.addEventListener("click", (event) => {
  if (event.detail < 2) spent = false;
  if (!spent) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

/** One of the offers goes to the server; `false` for a second click on what is under way. */
export function sent() {
  if (acted !== null || sending) return false;
  [acted, sending, spent] = [now(), true, true];
  forget();
  return true;
}

/** The server has answered; what it refused may be tried again. */
export function answered(accepted) {
  sending = false;
  if (!accepted) acted = null;
}
