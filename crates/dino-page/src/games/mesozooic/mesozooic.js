// Mesozooic in the browser: choosing two cards, sliding at once, the sand timer.
// Cards move here first; each slide goes to the server with its number and the reading of the clock, and the server has
// the last word. What scores is never computed here.

import { counting, glide } from "./mesozooic-count.js";
import { $, root } from "./page.js";
import { tick as second } from "./sound.js";

const tell = (name, detail) => document.dispatchEvent(new CustomEvent(`dinotable:${name}`, { detail }));
const say = (text) => { if ($("say")) $("say").textContent = text; };

// ---- Choosing two cards, in any order

const hand = () => document.querySelector(".zoo-draft[data-pick]");
const chosen = () => [...(hand()?.querySelectorAll(".zoo-hand .is-kept") ?? [])];

function choose(card) {
  if (!card.classList.contains("is-kept") && chosen().length > 1) chosen()[0].classList.remove("is-kept");
  card.classList.toggle("is-kept");
  card.setAttribute("aria-pressed", String(card.classList.contains("is-kept")));
  const button = hand().querySelector("[data-keep-two]");
  button.disabled = chosen().length !== 2;
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
    const response = await fetch(`/t/${root.dataset.table}/clock?as=${seat}`).catch(() => null);
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
  focus?.focus?.({ preventScroll: true });
  glide(order, before);
  build.number += 1;
  build.sent.push([build.number, Math.max(0, Math.round(reading())), `slide ${card.id}`]);
  send();
  return true;
}

/** Sends everything that was not answered yet: whatever arrives first, nothing is lost and nothing counts twice. */
async function send() {
  const body = new URLSearchParams({
    seat: build.seat,
    looked: String(build.look),
    actions: build.sent.slice(0, 60).map((one) => one.join(":")).join(","),
  });
  const answer = await fetch(`/t/${root.dataset.table}/timed`, { method: "POST", body, headers: { Accept: "application/json" } })
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

// What the server draws of this zoo may be a few slides old: such a picture is not put in, a newer one is on its way.
const late = { part: null, now: false, timer: null };
const order = (box) => [...box.children].map((cell) => cell.id).join();

document.addEventListener("dinotable:part", (event) => {
  const { id, html } = event.detail;
  if (id !== part()?.id) return;
  const template = document.createElement("template");
  template.innerHTML = html;
  const box = template.content.querySelector(".zoo-grid--own[data-slides]");
  clearTimeout(late.timer);
  if (late.now || !build.known || !box || order(box) === order(grid())) {
    [late.part, late.now] = [null, false];
  } else {
    event.preventDefault();
    late.part = { [id]: html };
    if (!build.sent.length) settle();
  }
});

/** When no newer picture comes, cards were slid somewhere else: on another device of the same person. */
function settle() {
  clearTimeout(late.timer);
  late.timer = setTimeout(() => {
    if (!late.part || build.sent.length) return;
    late.now = true;
    tell("patch", late.part);
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
document.addEventListener("pointerdown", (event) => {
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
    if (Math.abs(dx) > Math.abs(dy)) push(Math.sign(dx), 0);
    else push(0, Math.sign(dy));
  } else if (card) {
    press(card);
  }
});
document.addEventListener("pointercancel", (event) => { if (event.pointerId === pointer?.id) pointer = null; });

/** A card was clicked: it slides; where it cannot, the common script asks the server why. */
function press(card) {
  slide([...grid().children].indexOf(card));
}

document.addEventListener("click", (event) => {
  const card = event.target.closest?.(".zoo-card");
  if (card && hand()?.querySelector(".zoo-hand")?.contains(card)) {
    event.stopImmediatePropagation();
    choose(card);
  } else if (card && grid()?.contains(card)) {
    const cells = [...grid().children];
    const columns = Number(grid().dataset.columns);
    const [at, hole] = [cells.indexOf(card), cells.findIndex((child) => child.classList.contains("zoo-hole"))];
    const lined = Math.floor(at / columns) === Math.floor(hole / columns) || at % columns === hole % columns;
    if (event.detail === 0 && lined) press(card); // by the keyboard: pointers have been heard already
    if (lined || event.detail > 0 && open() && build.sent.length) event.stopImmediatePropagation();
  } else if (event.target.closest?.("[data-keep-two]")) {
    keep();
  }
}, true);

// ---- The sand timer

let spoken = null;
function tick() {
  const timer = $("timer");
  if (!timer || !clock.known) return;
  const text = timer.querySelector(".zoo-timer__text");
  const lead = Number(timer.dataset.lead) + Number(timer.dataset.late);
  const [now, all] = [reading(), clock.limit - Number(timer.dataset.lead)];
  const left = Math.max(0, clock.limit - now);
  const seconds = Math.ceil(left / 1000);
  timer.hidden = false;
  timer.classList.toggle("is-late", seconds <= 5);
  let shown = String(seconds);
  if (now < lead) shown = timer.dataset.before.replace("%", Math.ceil((lead - now) / 1000));
  else if (now < lead + 800) shown = timer.dataset.go;
  else if (left === 0) shown = timer.dataset.over;
  if (text.textContent !== shown) text.textContent = shown;
  const level = timer.querySelector(".zoo-glass__level");
  level.setAttribute("height", String(Math.min(22, 22 * (1 - Math.min(1, left / all))).toFixed(1)));
  if (seconds !== spoken) {
    if ([30, 10, 5].includes(seconds) && now > lead) say(timer.dataset.left.replace("%", seconds));
    if (seconds <= 5 && seconds > 0 && spoken !== null && $("sound")?.checked) second(seconds === 1 ? 880 : 660);
    spoken = seconds;
  }
}

/** Shows whether cards may be slid. */
function lock() {
  grid()?.classList.toggle("is-locked", !open());
}

// ---- When something was drawn anew

let running = false;
async function drawn() {
  const draft = hand();
  if (draft) {
    const box = draft.querySelector(".zoo-keep");
    if (box) box.hidden = false;
  }
  const box = grid();
  if (!box) {
    running = false;
    [clock.known, build.known] = [false, false];
    return;
  }
  if (running) return;
  running = true;
  spoken = null;
  build.seat = box.dataset.seat;
  const place = box.getBoundingClientRect();
  if (place.top < 60 || place.bottom > innerHeight) box.scrollIntoView({ block: "center" });
  const answer = await synchronise(build.seat);
  if (!answer) {
    running = false;
    setTimeout(drawn, 1000);
    return;
  }
  [build.number, build.look, build.sent, build.known] = [answer.done, answer.look, [], true];
}

if (root?.dataset.page === "table") {
  document.addEventListener("dinotable:drawn", drawn);
  setInterval(() => { tick(); lock(); counting(); }, 100);
  drawn();
}
