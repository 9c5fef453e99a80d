// The table in the browser: puts in what the server sends, lets pieces glide, and turns clicks on things into the
// forms that stand on the page anyway. It knows no rules of any game.

import "./hexmap.js";

const $ = (id) => document.getElementById(id);
const root = document.querySelector("[data-page]");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const words = $("path")?.dataset ?? {};
const kept = {
  get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
  set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* private mode */ } },
};

// ---- Putting in what changed

/** Where every piece is now, by id. */
const places = () => new Map(
  [...document.querySelectorAll("[data-piece]")].map((piece) => [piece.id, piece.getBoundingClientRect()]),
);

/** Lets every piece glide from where it was. */
function glide(before) {
  if (calm.matches || !before.size) return;
  for (const piece of document.querySelectorAll("[data-piece]")) {
    const from = before.get(piece.id);
    const to = piece.getBoundingClientRect();
    if (!from) {
      piece.animate([{ opacity: 0, transform: "translateY(-12px)" }, {}], { duration: 260, easing: "ease-out" });
    } else if (to.width && (Math.abs(from.x - to.x) > 2 || Math.abs(from.y - to.y) > 2)) {
      const move = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
      const frames = [{ transform: move, transformOrigin: "0 0", zIndex: 5 }, { transform: "none", transformOrigin: "0 0", zIndex: 5 }];
      piece.animate(frames, { duration: 420, easing: "cubic-bezier(.3,.7,.3,1)" });
    }
  }
}

/** Each part as the server last sent it: what did not change is not drawn again, and stays under the finger. */
const drawn = new Map([...document.querySelectorAll("[data-part]")].map((part) => [part.id, part.innerHTML]));

/** The browser's own way to write a piece of HTML, to compare it. */
function spelled(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.innerHTML;
}

/** Puts parts in by id; what somebody is typing, has begun to choose, and where the focus is stay. */
function patch(parts) {
  const before = places();
  const focus = document.activeElement?.id;
  const popped = document.querySelector("[data-pop]")?.dataset.pop;
  const typed = new Map();
  const open = new Set([...document.querySelectorAll("details[open] > summary")].map((summary) => summary.textContent));
  for (const field of document.querySelectorAll("[data-part] input:not([type=hidden])")) {
    if (field.id && field.value !== field.defaultValue) typed.set(field.id, field.value);
  }
  for (const [id, html] of Object.entries(parts)) {
    const element = $(id);
    const fresh = spelled(html);
    if (!element || drawn.get(id) === fresh) continue;
    element.innerHTML = html;
    if (id !== "log") drawn.set(id, fresh); // lines are added to the log
  }
  for (const [id, value] of typed) if ($(id)?.type === "text") $(id).value = value;
  for (const summary of document.querySelectorAll("[data-part] summary")) {
    if (open.has(summary.textContent)) summary.parentElement.open = true;
  }
  if (focus && document.activeElement?.id !== focus) $(focus)?.focus({ preventScroll: true });
  wake();
  glide(before);
  const pop = document.querySelector("[data-pop]");
  // At the end of the game the sheet is on the page already.
  if (pop && popped !== pop.dataset.pop && !$("standing")?.textContent.trim()) show(pop);
}

/** The parts of a page, as it would be loaded now. */
async function refresh(address = location.href) {
  const answer = await fetch(address, { headers: { Accept: "text/html" } });
  if (!answer.ok) return location.reload();
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (page.querySelector("[data-page]")?.dataset.page !== root.dataset.page) return location.reload();
  const parts = { title: page.title.replaceAll("&", "&amp;").replaceAll("<", "&lt;") };
  for (const part of page.querySelectorAll("[data-part], #log")) parts[part.id] = part.innerHTML;
  patch(parts);
  scroll();
}

/** A score sheet that is new, in a dialog of its own. */
function show(sheet) {
  const dialog = $("pop");
  const copy = sheet.cloneNode(true);
  copy.removeAttribute("data-pop");
  for (const element of copy.querySelectorAll("[id]")) element.removeAttribute("id");
  const close = Object.assign(document.createElement("button"), { className: "btn btn--primary", textContent: words.close });
  close.addEventListener("click", () => dialog.close());
  dialog.replaceChildren(copy, close);
  if (!dialog.open) dialog.showModal();
}

/** What only makes sense with script is shown; what is for browsers without is not. */
function wake() {
  for (const element of document.querySelectorAll("[data-copy],[data-open],[data-begin],#play,.table-tools__confirm")) {
    element.hidden = false;
  }
  for (const element of document.querySelectorAll("[data-no-script]")) element.hidden = true;
  for (const field of document.querySelectorAll("[data-remember]")) {
    if (!field.value && !document.querySelector(".chip--you")) field.value = kept.get(field.dataset.remember) ?? "";
  }
  const asked = $("asked")?.textContent.trim().split(" ") ?? [];
  for (const slot of document.querySelectorAll(".player-slot")) {
    const now = asked.includes(slot.id.slice(7));
    slot.firstElementChild?.classList.toggle("player--active", now);
    slot.querySelector("[data-clock]")?.toggleAttribute("data-running", now);
  }
  if (offered !== drawn.get("offers")) {
    read();
    obvious();
  }
  mark();
}

/** Does the only thing that can be done, where that is wished. */
let soon;
function obvious() {
  clearTimeout(soon);
  if (!$("obvious")?.checked || calmly()) return;
  const plain = [...document.querySelectorAll("#offers button[name=action]")];
  const ways = offers.filter((offer) => offer.at !== undefined)
    .reduce((sum, { path }) => sum + path.reduce((product, { choices }) => product * choices.size, 1), 0);
  if (plain.length + ways !== 1) return;
  soon = setTimeout(() => { if (plain.length) plain[0].click(); else step(); }, 500);
}
const calmly = () => $("confirm-first")?.checked;

function scroll() {
  for (const id of ["log", "chat"]) if ($(id)) $(id).scrollTop = $(id).scrollHeight;
}

// ---- The line to the server

function listen() {
  const source = new EventSource(root.dataset.live);
  source.addEventListener("open", () => { $("offline").hidden = true; });
  source.addEventListener("error", () => {
    $("offline").hidden = false;
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
  });
  source.addEventListener("gone", () => { source.close(); location.reload(); });
  source.addEventListener("parts", (event) => {
    const news = JSON.parse(event.data);
    patch(news.set ?? {});
    if (news.title) document.title = news.title;
    if (news.log_all !== undefined && $("log")) $("log").innerHTML = news.log_all;
    for (const [id, lines] of [["log", news.log], ["chat", news.chat]]) {
      for (const line of lines ?? []) {
        const known = line.match(/ id="([^"]+)"/);
        if ($(id) && !(known && $(known[1]))) $(id).insertAdjacentHTML("beforeend", line);
      }
    }
    if (news.say) $("say").textContent = news.say;
    scroll();
  });
  line = source;
}
let line = null;

/** Where a form goes: `form.action` would be a button of that name. */
const address = (form) => form.getAttribute("action");

/** Sends a form as it is; answers in words when it is refused. */
async function send(form, data) {
  const body = new URLSearchParams(data);
  [chosen, only] = [[], null];
  mark();
  let answer;
  try {
    answer = await fetch(address(form), { method: "POST", body, headers: { Accept: "application/json" } });
  } catch {
    return toast(words.failed);
  }
  if (answer.ok) {
    if (form.hasAttribute("data-reset")) form.reset();
    if (root.dataset.page !== "table" || line?.readyState !== EventSource.OPEN) await refresh();
    return;
  }
  const refused = await answer.json().catch(() => null);
  toast(refused?.error?.sentence ?? words.failed, refused?.error?.rule);
  if (answer.status === 409) refresh();
}

let fading;
function toast(text, rule) {
  const box = $("toast");
  box.replaceChildren(text);
  if (rule) {
    const link = Object.assign(document.createElement("a"), { textContent: rule, target: "_blank" });
    link.href = `/rules/${root.dataset.game}#${rule.toLowerCase()}`;
    box.append(" ", link);
  }
  box.hidden = false;
  clearTimeout(fading);
  fading = setTimeout(() => { box.hidden = true; }, 7000);
}

// ---- Paths of clicks: what is offered is read from the forms

let offers = []; // { send, path: [{ label, choices: Map(element id -> word) }] }
let chosen = []; // element ids
let only = null; // the offer that was begun by its button
let offered = null; // the part they were read from

function read() {
  offered = drawn.get("offers");
  offers = [];
  chosen = [];
  only = null;
  const start = (id) => ({ label: "", choices: new Map([[id, null]]) });
  for (const button of document.querySelectorAll("#offers button[data-start]")) {
    const press = () => perform(button.form, [...fields(button.form), ["action", button.value]], button.textContent);
    offers.push({ press, path: [start(button.dataset.start)] });
  }
  for (const form of document.querySelectorAll("#offers form[data-offer]")) {
    const steps = [...form.querySelectorAll("select")].map((select) => ({
      label: select.closest("label").firstChild.textContent,
      choices: new Map([...select.options].map((option) => [option.dataset.el ?? option.value, option.value])),
      told: new Map([...select.options].map((option) => [option.dataset.el ?? option.value, option.text])),
    }));
    const begin = form.dataset.start ? [start(form.dataset.start)] : [];
    const path = [...begin, ...steps];
    const several = steps.length === 1 && [...steps[0].choices.keys()].some((ids) => ids.includes(" "));
    const press = (picked) => {
      const filled = picked.filter((word) => word !== null).map((word, at) => [`s${at}`, word]);
      perform(form, [...fields(form), ...filled], form.querySelector(".choices__label").textContent);
    };
    if (several) offers.push(...paths(steps[0]).map((clicks) => ({ press, path: [...begin, ...clicks], at: form.dataset.offer })));
    else offers.push({ press, path, at: form.dataset.offer });
  }
}

/** A choice of several things as a path of clicks for each way to choose. A way that another one only goes on from is
    ended by clicking its last thing again. */
function paths({ label, choices, told }) {
  const all = [...choices.keys()];
  const goesOn = new Set(all.flatMap((ids) => ids.split(" ").map((_, at, parts) => parts.slice(0, at).join(" "))));
  return all.map((ids) => {
    const clicks = ids.split(" ");
    if (goesOn.has(ids)) clicks.push(clicks.at(-1));
    const last = clicks.length - 1;
    const step = (id, at) => ({
      label, choices: new Map([[id, at === last ? choices.get(ids) : null]]), told: new Map([[id, at > 0 ? told.get(ids) : ""]]),
    });
    return clicks.map(step);
  });
}

const fields = (form) => [...form.querySelectorAll("input[type=hidden]")].map((input) => [input.name, input.value]);

/** The offers that the clicks so far may still mean. */
const open = () => offers.filter((offer) =>
  (only === null || offer.at === only) && chosen.every((id, at) => offer.path[at]?.choices.has(id)));

/** Shows what may be clicked next, and what was. */
function mark() {
  const still = open();
  const next = new Map();
  for (const offer of still) {
    const step = offer.path[chosen.length];
    for (const id of step?.choices.keys() ?? []) next.set(id, { label: step.label, told: step.told?.get(id) });
  }
  for (const element of document.querySelectorAll(".is-legal,.is-chosen")) {
    element.classList.remove("is-legal", "is-chosen");
    if (element.dataset.told) element.removeAttribute("title");
  }
  for (const [id, { told }] of next) {
    const element = $(id);
    element?.classList.add("is-legal");
    if (element && told && (element.dataset.told || !element.getAttribute("title"))) {
      element.dataset.told = told;
      element.setAttribute("title", told);
    }
  }
  for (const id of chosen) $(id)?.classList.add("is-chosen");
  const label = chosen.length || only !== null ? [...next.values()].find(({ label }) => label)?.label : "";
  bar(label, null);
  return next;
}

/** One step further; the last one acts. */
function step() {
  const still = open();
  const left = still.reduce((sum, offer) =>
    sum + offer.path.slice(chosen.length).reduce((ways, { choices }) => ways * choices.size, 1), 0);
  if (left !== 1) return mark();
  const [offer] = still;
  const rest = offer.path.slice(chosen.length).map(({ choices }) => [...choices.keys()][0]);
  const picked = [...chosen, ...rest].map((id, at) => offer.path[at].choices.get(id));
  mark();
  offer.press(picked);
  return null;
}

function back() {
  if (chosen.length) chosen.pop();
  else only = null;
  mark();
}

/** Acts, or asks first when that is wished. */
function perform(form, data, label) {
  if (!$("confirm-first")?.checked) return send(form, data);
  return bar(`${label}. ${words.sure}`, () => send(form, data));
}

/** The bar that says what is to be chosen, or asks for a confirmation. */
function bar(text, confirm) {
  const box = $("path");
  box.hidden = !text;
  if (!text) return box.replaceChildren();
  const button = (name, label, act) => {
    const made = Object.assign(document.createElement("button"), { type: "button", className: name, textContent: label });
    made.addEventListener("click", act);
    return made;
  };
  const span = Object.assign(document.createElement("span"), { textContent: text });
  box.replaceChildren(span);
  if (confirm) box.append(button("btn btn--primary", words.confirm, () => { bar("", null); confirm(); }));
  box.append(button("btn btn--small", words.cancel, () => { only = null; chosen = []; mark(); }));
  if (confirm) box.querySelector("button").focus();
  else $("say").textContent = text;
}

/** Asks why a thing cannot be chosen. */
async function why(element) {
  const meant = element.closest("[data-why]")?.dataset.why.replace("{id}", element.id);
  const seat = document.querySelector(".player--you [id^=place-]")?.id.slice(6);
  if (!meant || !seat) return;
  const query = new URLSearchParams({ seat, action: meant });
  const answer = await fetch(`/t/${root.dataset.table}/why?${query}`, { headers: { Accept: "application/json" } });
  if (answer.status !== 200) return;
  const { sentence, rule } = await answer.json();
  toast(sentence, rule);
}

document.addEventListener("click", (event) => {
  const target = event.target.closest("button, a, [data-map] use[id], [data-piece]");
  if (!target) return;
  const { copy, open: dialog, begin } = target.dataset;
  if (copy) {
    navigator.clipboard?.writeText(copy).then(() => toast(words.copied));
  } else if (dialog) {
    $(dialog).showModal();
  } else if (begin) {
    chosen = [];
    only = begin;
    const start = offers.find((offer) => offer.at === begin);
    if (start?.path[0].label === "") chosen = [[...start.path[0].choices.keys()][0]];
    const next = step();
    const first = next && $([...next.keys()][0]);
    first?.focus();
  } else if (target.id && (target.localName === "button" || target.closest("[data-map]")) && !target.form) {
    const next = new Set(open().flatMap((offer) => [...(offer.path[chosen.length]?.choices.keys() ?? [])]));
    if (next.has(target.id)) {
      chosen.push(target.id);
      step();
    } else if (chosen.at(-1) === target.id) {
      back();
    } else if (offers.some((offer) => offer.path[0].label === "" && offer.path[0].choices.has(target.id))) {
      only = null; // another beginning
      chosen = [target.id];
      step();
    } else {
      why(target);
    }
  }
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  for (const field of form.querySelectorAll("[data-remember]")) kept.set(field.dataset.remember, field.value);
  if (!form.hasAttribute("data-fetch")) return;
  event.preventDefault();
  const data = [...new FormData(form, event.submitter)];
  if (address(form).endsWith("/act")) perform(form, data, event.submitter?.textContent ?? "");
  else send(form, data);
});

document.addEventListener("change", (event) => {
  if (event.target.form?.hasAttribute("data-auto")) event.target.form.requestSubmit();
  if (event.target.id === "confirm-first") kept.set("confirm", event.target.checked ? "on" : "");
  if (event.target.id === "obvious") {
    kept.set("obvious", event.target.checked ? "on" : "");
    obvious();
  }
});

// ---- What a thing would score, while one points at it

for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    const hint = $("hint");
    const told = event.target.closest?.("[data-part]") && event.target.closest("[title]");
    const text = told ? told.getAttribute("title") : ""; // hexes of a map have no such property
    if (!hint || hint.textContent === text) return;
    hint.textContent = text;
    hint.hidden = !told;
  });
}

// ---- Keys: digits press the choices, the page says which letters press what

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input:not([type=checkbox]),select,textarea")) return;
  if (document.querySelector("dialog[open]")) return;
  const key = event.key === "?" ? "r" : event.key.toLowerCase();
  if (key === "escape") {
    $("toast").hidden = true;
    back();
  } else if (/^[1-9]$/.test(key)) {
    document.querySelectorAll("#offers .choice:not([hidden])")[key - 1]?.click();
  } else if (/^[a-z]$/.test(key)) {
    document.querySelector(`[data-key="${key}"]:not([hidden])`)?.click();
  }
});

// ---- Clocks

setInterval(() => {
  for (const clock of document.querySelectorAll("[data-clock][data-running]")) {
    const left = Math.max(0, clock.dataset.clock - 1);
    clock.dataset.clock = left;
    const two = (number) => String(number).padStart(2, "0");
    const [hours, minutes] = [Math.floor(left / 3600), Math.floor(left / 60) % 60];
    clock.textContent = hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
  }
}, 1000);

// ---- The replay

async function moment(address) {
  await refresh(address);
  history.replaceState(null, "", address);
}

let playing = null;
function play(on) {
  clearInterval(playing);
  playing = on ? setInterval(() => {
    const next = document.querySelector("#scrubber a[rel=next]");
    if (next) moment(next.href);
    else play(false);
  }, 1100) : null;
  $("play")?.setAttribute("aria-pressed", String(Boolean(on)));
}

if (root?.dataset.page === "replay") {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("#scrubber a, #log a");
    if (event.target.closest("#play")) play(!playing);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    play(false);
    moment(link.href);
  });
  document.addEventListener("change", (event) => {
    if (event.target.id === "moment") moment(`${address(event.target.form)}/${event.target.value}`);
  });
}

if (root) {
  if ($("confirm-first")) $("confirm-first").checked = kept.get("confirm") === "on";
  if ($("obvious")) $("obvious").checked = kept.get("obvious") === "on";
  wake();
  scroll();
  if (root.dataset.live) listen();
}
