// Start and stop of a build of Mesozooic, the count that follows, and the way to the best zoo. What scores is never computed here.

import { lightUp } from "./finale.js";
import { $, calm, root } from "./page.js";
import { animate, onAct, pass } from "./tell.js";

/** Lets cards glide from where they were. */
export function glide(cells, before) {
  if (calm.matches) return;
  for (const cell of cells) {
    const [from, to] = [before.get(cell), cell.getBoundingClientRect()];
    if (from.x === to.x && from.y === to.y) continue;
    const move = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
    cell.animate([{ transform: move }, { transform: "none" }], { duration: 110, easing: "ease-out" });
  }
}

// ---- Start and stop, as they are told to who watches, and again in a replay

const [NUMBER, GO, DROP, STEPS_IN, CATEGORY, RESTS] = [1000, 300, 420, 500, 700, 600];

/** All zoos that lie on the table. */
const panels = () => [$("zoo"), ...document.querySelectorAll(".others .player")].filter((panel) => panel?.checkVisibility());

/** Three, two, one, go: where a clock runs, it says so itself. */
function start(at, speed) {
  const clock = /** @type {HTMLElement | null} */ (document.querySelector(".zoo-timer"));
  if ($("timer") || !clock) return 0;
  const seconds = Number(clock.dataset.lead) / 1000;
  for (const panel of panels()) {
    for (let number = 0; number <= seconds; number += 1) {
      const isLast = number === seconds;
      const shout = Object.assign(document.createElement("b"), { className: "zoo-shout", textContent: isLast ? clock.dataset.go : String(seconds - number) });
      const frames = [{ opacity: 0, transform: "scale(1.7)" }, { opacity: 1, transform: "none", offset: 0.25 }, { opacity: isLast ? 1 : 0.2, transform: "scale(.9)", offset: 0.99 }, { opacity: 0, transform: "scale(.9)" }];
      pass(panel.appendChild(shout), frames, { duration: (isLast ? GO : NUMBER) * speed, delay: at + NUMBER * number * speed });
    }
  }
  return NUMBER * seconds + GO;
}

const drops = [{ transform: "translateY(-4px)" }, { transform: "translateY(4px)", offset: 0.4 }, { transform: "none" }];
const stepsIn = [{ opacity: 0, transform: "translateY(-60%) scale(1.3)" }, { opacity: 1, transform: "translateY(6%) scale(1.02)", offset: 0.7 }, { opacity: 1, transform: "none" }];

/** All boards come down together, and the directors step into the gaps. */
function stop(boards, directors, at, speed) {
  for (const board of boards) animate(board, drops, { duration: DROP * speed, delay: at });
  for (const [number, director] of directors.entries()) animate(director, stepsIn, { duration: STEPS_IN * speed, delay: at + (DROP + 80 * number) * speed });
}

/** The zoos of the round that was counted lie there once more: time is up, and what scores lights up category after category. The
    table below is that of the next round already. */
function count(at, speed) {
  const [sheet, middle] = [$("sheet"), document.querySelector(".middle")];
  const rows = [...sheet?.querySelectorAll("tr[data-category]") ?? []];
  const counted = sheet?.querySelector(".zoo-count");
  if (!counted || !middle) return 0;
  const scene = Object.assign(document.createElement("div"), { className: "zoo-told" });
  scene.setAttribute("aria-hidden", "true"); // it is said, and stands on the sheet
  const zoos = /** @type {HTMLElement} */ (counted.cloneNode(true));
  zoos.dataset.zoos = String(zoos.children.length);
  scene.append(zoos);
  middle.append(scene);
  const [pictures, directors] = [".zoo-picture", '.zoo-card[data-card^="d"]'].map((one) => [...scene.querySelectorAll(one)]);
  stop(pictures, directors, at, speed);
  const begins = at + (DROP + STEPS_IN) * speed;
  const sums = [...scene.querySelectorAll("figure")].map((figure) => {
    const shown = /** @type {HTMLElement} */ (figure.querySelector("figcaption > b"));
    shown.style.visibility = "hidden"; // the last of the sums says it
    return { column: Number(figure.dataset.seat) - 1, shown, sum: 0 };
  });
  for (const [number, row] of rows.entries()) {
    const [from, lasts] = [begins + CATEGORY * number * speed, CATEGORY * speed];
    const name = Object.assign(document.createElement("p"), { className: "ribbon is-now", textContent: row.querySelector("th")?.textContent ?? "" });
    pass(scene.appendChild(name), [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.95 }, { opacity: 0 }], { duration: lasts, delay: from });
    lightUp(scene.querySelectorAll(`[data-joint="${row.dataset.category}"]`), from, lasts * 1.15);
    for (const seat of sums) {
      seat.sum += Number(row.querySelectorAll("td")[seat.column]?.textContent ?? 0);
      const sum = Object.assign(document.createElement("b"), { className: "zoo-sum", textContent: String(seat.sum) });
      const grows = [{ opacity: 0, transform: "scale(1.35)" }, { opacity: 1, transform: "scale(1.35)", offset: 0.01 }, { opacity: 1, transform: "none", offset: 0.35 }, { opacity: 1, transform: "none" }];
      pass(seat.shown.parentElement.appendChild(sum), grows, { duration: lasts + (number === rows.length - 1 ? RESTS * speed : 0), delay: from });
    }
  }
  const all = DROP + STEPS_IN + CATEGORY * rows.length + RESTS;
  pass(scene, [{ opacity: 0 }, { opacity: 1, offset: 0.03 }, { opacity: 1, offset: 0.97 }, { opacity: 0 }], { duration: all * speed, delay: at });
  if (root.dataset.page === "table") root.dataset.counted = "";
  return all;
}

onAct((act, { at, speed, again, still }) => {
  const followed = act.deed.split("; ").slice(1);
  if (!followed.length || still || $("standing")?.textContent.trim()) return 0; // at the end of a game its sheet is counted
  if (followed.includes("go")) return again ? 0 : start(at, speed);
  for (const old of document.querySelectorAll(".zoo-told")) if (!again) old.remove();
  if (followed.some((one) => one.startsWith("count"))) return again && document.querySelector(".zoo-told") ? 0 : count(at, speed);
  if (again || !followed.includes("stop")) return 0;
  // Cranes come first: the zoos are still there.
  stop(panels(), [...document.querySelectorAll('.stage .zoo-card[id^="d"]')], at, speed);
  return DROP + STEPS_IN;
});

// ---- The best zoo, and the slides that lead there

document.addEventListener("click", async (event) => {
  const link = event.target.closest?.("[data-study]");
  const show = event.target.closest?.("[data-show-slides]");
  if (show) return showSlides(show);
  if (!link) return;
  event.preventDefault();
  link.setAttribute("aria-busy", "true");
  const answer = await fetch(link.href, { headers: { Accept: "application/json" } }).catch(() => null);
  link.removeAttribute("aria-busy");
  // Too many at once, or the line is down: the button is still there to be pressed again.
  if (!answer?.ok) return;
  const box = document.createElement("div");
  box.innerHTML = await answer.text();
  for (const button of box.querySelectorAll("[hidden]")) button.hidden = false;
  link.replaceWith(box);
});

/** Slides the cards of the zoo that was built, one by one, until it is the best one. */
async function showSlides(button) {
  const box = button.closest(".zoo-best").querySelector(".zoo-grid--picture");
  const columns = box.classList.contains("zoo-grid--small") ? 3 : 4;
  const first = [...box.children];
  const director = first.find((cell) => cell.dataset.card === button.dataset.director);
  if (!director || button.disabled) return;
  button.disabled = true;
  director.classList.add("is-away");
  for (const id of button.dataset.showSlides.split(" ")) {
    const order = [...box.children];
    const before = new Map(order.map((cell) => [cell, cell.getBoundingClientRect()]));
    const [from, to] = [order.findIndex((cell) => cell.dataset.card === id), order.indexOf(director)];
    [order[from], order[to]] = [order[to], order[from]];
    box.append(...order);
    glide(order, before);
    await new Promise((done) => setTimeout(done, calm.matches ? 30 : 170));
  }
  director.classList.remove("is-away");
  await new Promise((done) => setTimeout(done, 2500));
  box.append(...first);
  button.disabled = false;
  if (columns) button.focus();
}
