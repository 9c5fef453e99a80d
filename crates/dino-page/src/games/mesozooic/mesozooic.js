// Mesozooic in the browser: choosing two cards, sliding at once, the sand timer.
// Cards move here first; each slide goes to the server with its number and the reading of the clock, and the server has
// the last word. What scores is never computed here.

import { counting, glide } from "./mesozooic-count.js";
import { $, root, toast } from "./page.js";
import { tick as second } from "./sound.js";
import { animate, pace } from "./tell.js";

const tell = (name, detail) => document.dispatchEvent(new CustomEvent(`dinotable:${name}`, { detail }));
const say = (text) => { if ($("say")) $("say").textContent = text; };

// ---- Choosing two cards, in any order

const hand = () => document.querySelector(".zoo-draft[data-pick]");
const chosen = () => [...(hand()?.querySelectorAll(".zoo-pick.is-kept") ?? [])];
const keeper = () => document.querySelector("[data-keep-two]");

function choose(card) {
  const adds = !card.classList.contains("is-kept");
  if (adds && chosen().length > 1) return refuse(keeper().dataset.full); // none of the two is put back behind one's back
  $("toast").hidden = true;
  card.classList.toggle("is-kept", adds);
  weigh();
}

/** Says why not, in the place of the forecast, until something else is done. */
function refuse(text) {
  toast(text);
  $("toast").classList.add("is-refusal");
}

/** Shows what is chosen: in the tray among what is kept, and what it would bring in the place of the forecast. */
function weigh() {
  const [pair, button] = [chosen(), keeper()];
  if (!button) return;
  button.disabled = pair.length !== 2;
  document.querySelector("[data-keep-none]").hidden = !pair.length;
  for (const card of hand().querySelectorAll(".zoo-pick")) card.setAttribute("aria-pressed", String(card.classList.contains("is-kept")));
  for (const [at, slot] of document.querySelectorAll(".zoo-slot").entries()) {
    const art = pair[at]?.querySelector(".zoo-art").cloneNode(true);
    slot.classList.toggle("is-filled", Boolean(art));
    slot.replaceChildren(...(art ? [art] : []));
  }
  forecast(pair);
}

let told = null; // the forecast as the server wrote it
async function forecast(pair) {
  const line = document.querySelector("#prompt .prompt__more");
  if (!line) return;
  if (told === null || !line.dataset.about) told = line.textContent;
  const about = `pick ${pair.map((card) => card.id).join(" ")}`;
  line.dataset.about = about;
  if (pair.length < 2) {
    line.textContent = pair.length ? keeper().dataset.one : told;
    return;
  }
  const query = new URLSearchParams({ seat: hand().dataset.seat, about });
  const answer = await fetch(`${root.dataset.base}/consider?${query}`, { headers: { Accept: "application/json" } })
    .then((response) => (response.status === 200 ? response.json() : null)).catch(() => null);
  if (answer?.sentence && line.isConnected && line.dataset.about === about) line.textContent = answer.sentence;
}

function keep() {
  const form = document.querySelector("#offers form");
  const [one, other] = chosen().map((card) => card.id); // as they lie in the hand: the lower first
  if (!form || !other) return;
  const data = [...form.querySelectorAll("input[type=hidden]")].filter(({ name }) => name !== "template")
    .map(({ name, value }) => [name, value]);
  tell("send", { form, data: [...data, ["action", `pick ${one} ${other}`]] });
}

// ---- The clock: the server's, as well as it can be known from here

const clock = { at: 0, limit: 0, known: false };
const reading = () => performance.now() - clock.at;

/** Asks for the clock a few times and believes the answer that was fastest. */
async function synchronise(seat) {
  let best = Infinity;
  let answer = null;
  for (let asked = 0; asked < 4; asked += 1) {
    const sent = performance.now();
    const response = await fetch(`${root.dataset.base}/clock?as=${seat}`).catch(() => null);
    const trip = performance.now() - sent;
    const read = response?.ok ? await response.json() : null;
    if (read && trip < best) {
      best = trip;
      answer = read;
      if (read.elapsed !== null) [clock.at, clock.limit] = [sent + trip / 2 - read.elapsed, read.limit];
    }
  }
  clock.known = answer !== null && answer.elapsed !== null;
  return answer;
}

// ---- Sliding

const build = { seat: null, number: 0, look: 0, sent: [], known: false };
const lesson = root?.dataset.page === "lesson"; // no clock runs, and each slide is answered before the next
const grid = () => document.querySelector(".zoo-grid--own[data-slides]");
const part = () => grid()?.closest("[data-part]");

/** Whether cards may move now, as far as is known here. */
function open() {
  const timer = $("timer");
  if (!build.known) return false; // numbers begin where the server says
  if (!timer) return true;
  return clock.known && reading() >= Number(timer.dataset.lead) + Number(timer.dataset.late) && reading() < clock.limit;
}

/** Slides the card in this cell, and those between it and the hole; whether it could. */
function slide(cell) {
  const box = grid();
  if (lesson) box?.querySelector(`:scope > :nth-child(${cell + 1})`)?.click();
  if (!box || !open()) return false;
  const cells = [...box.children];
  const columns = Number(box.dataset.columns);
  const hole = cells.findIndex((child) => child.classList.contains("zoo-hole"));
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const [holeRow, holeColumn] = [Math.floor(hole / columns), hole % columns];
  if ((row === holeRow) === (column === holeColumn)) return false;
  const step = row === holeRow ? Math.sign(cell - hole) : Math.sign(cell - hole) * columns;
  const card = cells[cell];
  const before = new Map(cells.map((child) => [child, child.getBoundingClientRect()]));
  const focus = document.activeElement;
  const order = [...cells];
  for (let at = hole; at !== cell; at += step) [order[at], order[at + step]] = [order[at + step], order[at]];
  part().setAttribute("data-unanswered", "");
  box.append(...order);
  match();
  focus?.focus?.({ preventScroll: true });
  glide(order, before);
  tellServer(`slide ${card.id}`);
  return true;
}

/** What scores is shown over the cards it was found out for; where they have been slid since, the server tells it anew. */
function match() {
  const signs = document.querySelector("#joints > svg");
  if (signs && grid()) $("joints").classList.toggle("is-stale", signs.dataset.of !== cards(grid()));
}

/** Puts an action behind those that are under way: they arrive in this order. */
function tellServer(action) {
  build.number += 1;
  build.sent.push([build.number, Math.max(0, Math.round(reading())), action]);
  send();
}

// What the offers would send stands for the moment at which they were drawn, and a slide that is under way makes them old:
// what a builder says goes the way of the slides.
document.addEventListener("dinotable:send", (event) => {
  const { action, template, s0 } = Object.fromEntries(event.detail.data);
  if (!grid() || !build.known || !event.detail.form.closest("#offers")) return;
  if (action === "done") {
    event.stopImmediatePropagation();
    tellServer("done");
  } else if (template === "slide {0}" && open()) {
    event.stopImmediatePropagation();
    press($(s0));
  }
}, true);

/** Sends everything that was not answered yet: whatever arrives first, nothing is lost and nothing counts twice. */
async function send() {
  const body = new URLSearchParams({
    seat: build.seat,
    looked: String(build.look),
    actions: build.sent.slice(0, 60).map((one) => one.join(":")).join(","),
  });
  const answer = await fetch(`${root.dataset.base}/timed`, { method: "POST", body, headers: { Accept: "application/json" } })
    .then((response) => (response.ok ? response.json() : null)).catch(() => null);
  if (!answer) return again();
  if (answer.look > build.look) { // refused: the server's grid counts
    [build.look, build.number, build.sent] = [answer.look, answer.done, []];
    answered();
    late.now = true;
    tell("refresh");
    return;
  }
  build.sent = build.sent.filter(([number]) => number > answer.done);
  if (!build.sent.length) answered();
}

let retry = null;
function again() {
  clearTimeout(retry);
  retry = setTimeout(() => { if (build.sent.length) send(); }, 400);
}

function answered() {
  document.querySelector("[data-unanswered]")?.removeAttribute("data-unanswered");
  if (late.part) settle();
}

// What the server draws of this zoo may be a few slides old: such a picture is not put in, a newer one is on its way. And
// where it shows what lies here already, the cards stay as they are: nothing moves and nothing loses the focus.
const late = { part: false, now: false, timer: null };
const cards = (box) => [...box.children].map((cell) => cell.id).join();

document.addEventListener("dinotable:part", (event) => {
  const { id, html } = event.detail;
  if (id !== part()?.id) return;
  const template = document.createElement("template");
  template.innerHTML = html;
  const box = template.content.querySelector(".zoo-grid--own[data-slides]");
  clearTimeout(late.timer);
  if (late.now || !build.known || !box) {
    [late.part, late.now] = [false, false];
  } else if (cards(box) === cards(grid())) {
    event.preventDefault();
    late.part = false;
  } else {
    event.preventDefault();
    late.part = true;
    if (!build.sent.length) settle();
  }
});

/** When no newer picture comes, cards were slid somewhere else: on another device of the same person. */
function settle() {
  clearTimeout(late.timer);
  late.timer = setTimeout(() => {
    if (!late.part || build.sent.length) return;
    late.now = true;
    tell("refresh");
  }, 800);
}

/** Moves a card the way an arrow points: the one on the other side of the hole. */
function push(dx, dy) {
  const box = grid();
  if (!box) return;
  const columns = Number(box.dataset.columns);
  const hole = [...box.children].findIndex((child) => child.classList.contains("zoo-hole"));
  const [row, column] = [Math.floor(hole / columns) - dy, (hole % columns) - dx];
  if (row < 0 || row > 2 || column < 0 || column >= columns) return;
  slide(row * columns + column);
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
document.addEventListener("keydown", (event) => {
  const arrow = ARROWS[event.key];
  if (!arrow || !grid() || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches?.("input,select,textarea") || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  push(...arrow);
});

// One pointer at a time: a second touch is ignored (MES-25).
let pointer = null;
let dragged = false; // in a lesson: whether the click to come only ends a drag
document.addEventListener("pointerdown", (event) => {
  dragged = false;
  const box = event.target.closest?.(".zoo-grid--own[data-slides]");
  if (!box || pointer || !event.isPrimary) return;
  pointer = { id: event.pointerId, x: event.clientX, y: event.clientY, card: event.target.closest(".zoo-card") };
});
document.addEventListener("pointerup", (event) => {
  if (event.pointerId !== pointer?.id) return;
  const { x, y, card } = pointer;
  pointer = null;
  const [dx, dy] = [event.clientX - x, event.clientY - y];
  if (Math.max(Math.abs(dx), Math.abs(dy)) > 14) {
    dragged = lesson;
    if (Math.abs(dx) > Math.abs(dy)) push(Math.sign(dx), 0);
    else push(0, Math.sign(dy));
  } else if (card && !lesson) {
    press(card);
  }
});
document.addEventListener("pointercancel", (event) => { if (event.pointerId === pointer?.id) pointer = null; });

/** A card was clicked: it slides, or one is told why it cannot. */
function press(card) {
  if (slide([...grid().children].indexOf(card)) || build.sent.length) return;
  const query = new URLSearchParams({ seat: build.seat ?? grid().dataset.seat, action: `slide ${card.id}` });
  fetch(`${root.dataset.base}/why?${query}`, { headers: { Accept: "application/json" } })
    .then((answer) => (answer.status === 200 ? answer.json() : null))
    .then((why) => { if (why) toast(why.sentence, why.rule); }, () => {});
}

document.addEventListener("click", (event) => {
  const [pick, card] = [event.target.closest?.(".zoo-pick"), event.target.closest?.(".zoo-card")];
  if (pick && hand()?.contains(pick)) {
    event.stopImmediatePropagation();
    choose(pick);
  } else if (card && lesson) {
    // A slide is posted there like any other action; a drag has posted its own.
    if (dragged && event.detail) event.stopImmediatePropagation();
  } else if (card && grid()?.contains(card)) {
    // The common script would send it with an offer, which a slide that is under way makes old.
    event.stopImmediatePropagation();
    if (event.detail === 0) press(card); // by the keyboard: pointers have been heard already
  } else if (event.target.closest?.("[data-keep-two]")) {
    keep();
  } else if (event.target.closest?.("[data-keep-none]")) {
    for (const one of chosen()) one.classList.remove("is-kept");
    weigh();
    hand()?.querySelector(".zoo-pick")?.focus();
  }
}, true);

document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || keeper()?.disabled !== false || event.target.closest?.("button,a,summary,input,select,textarea,dialog")) return;
  keep();
});

// ---- The clock on the table

let spoken = null;
function tick() {
  const timer = $("timer");
  if (!timer || !clock.known) return shout("");
  const text = timer.querySelector(".zoo-timer__text");
  const lead = Number(timer.dataset.lead) + Number(timer.dataset.late);
  const [now, all] = [reading(), clock.limit - Number(timer.dataset.lead)];
  const left = Math.max(0, Math.min(all, clock.limit - now));
  const seconds = Math.ceil(left / 1000);
  timer.classList.toggle("is-late", seconds <= 10);
  const shown = String(seconds);
  if (text.textContent !== shown) text.textContent = shown;
  timer.querySelector(".zoo-timer__ring").setAttribute("stroke-dasharray", `${(100 * left / all).toFixed(1)} 100`);
  shout(now < lead ? String(Math.ceil((lead - now) / 1000)) : now < lead + 500 ? timer.dataset.go : "");
  if (seconds !== spoken) {
    if ([30, 10, 5].includes(seconds) && now > lead) say(timer.dataset.left.replace("%", seconds));
    if (seconds <= 5 && seconds > 0 && spoken !== null && $("sound")?.checked) second(seconds === 1 ? 880 : 660);
    spoken = seconds;
  }
}

/** Three, two, one over all zoos. */
function shout(text) {
  for (const panel of [$("zoo"), ...document.querySelectorAll(".others .player")]) {
    if (!panel || (panel.dataset.count ?? "") === text) continue;
    if (text) panel.dataset.count = text;
    else delete panel.dataset.count;
    const number = /^\d+$/.test(text);
    const frames = [{ opacity: 0, transform: "scale(1.7)" }, { opacity: 1, transform: "none", offset: 0.25 }, { opacity: number ? 0.2 : 1, transform: "scale(.9)" }];
    if (text && pace()) animate(panel, frames, { duration: number ? 950 : 300, pseudoElement: "::after", fill: "none" });
  }
}

/** All boards come down together: time is up. */
function stop() {
  if (!pace() || document.hidden) return;
  for (const panel of [$("zoo"), ...document.querySelectorAll(".others .player")]) {
    if (panel) animate(panel, [{ transform: "translateY(-4px)" }, { transform: "translateY(4px)", offset: 0.4 }, { transform: "none" }], { duration: 420, fill: "none" });
  }
}

/** Shows whether cards may be slid. */
function lock() {
  grid()?.classList.toggle("is-locked", !open());
}

// ---- When something was drawn anew

let running = false;
async function drawn() {
  if (hand()) weigh();
  lock();
  gained();
  $("joints")?.classList.remove("is-stale");
  match();
  const box = grid();
  if (!box) {
    if (running) stop();
    running = false;
    [clock.known, build.known] = [false, false];
    return;
  }
  if (running) return;
  running = true;
  spoken = null;
  build.seat = box.dataset.seat;
  const place = box.getBoundingClientRect();
  if (place.top < 60 || place.bottom > innerHeight) box.scrollIntoView({ block: "center", behavior: "instant" });
  const answer = await synchronise(build.seat);
  if (!answer) {
    running = false;
    setTimeout(drawn, 1000);
    return;
  }
  [build.number, build.look, build.sent, build.known] = [answer.done, answer.look, [], true];
}

// What a slide has just brought has a gold edge in the tally.
const tallied = new Map();
function gained() {
  for (const row of document.querySelectorAll("[data-tally]")) {
    const points = Number(row.querySelector(":scope > b").textContent);
    const before = tallied.get(row.dataset.tally);
    tallied.set(row.dataset.tally, points);
    row.classList.toggle("is-new", before !== undefined && points > before);
  }
  if (!document.querySelector("[data-tally]")) tallied.clear();
}

if (root?.dataset.page === "table") {
  document.addEventListener("dinotable:drawn", drawn);
  setInterval(() => { tick(); lock(); counting(); }, 100);
  drawn();
} else if (lesson) {
  document.addEventListener("dinotable:drawn", () => { if (hand()) weigh(); });
}
