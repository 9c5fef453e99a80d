// What is counted is counted before one's eyes: a sheet row after row, whoever leads in gold; at the end of a game the table goes
// down, the sheet is counted, and the winner comes up the hill. All of it stands there already, and a click or a key shows it.

import { $, calm } from "./page.js";
import { animate, pace, pass } from "./tell.js";

const [ROW, STAGGER] = [400, 80];
const number = (cell) => Number(/[-+]?\d+/.exec(cell.textContent.replaceAll("−", "-"))?.[0] ?? NaN);

/** Counts a sheet row after row; how long it takes. A game that lights what its rows count does so itself. */
export function countUp(sheet, delay = 0) {
  const rows = [...sheet?.querySelectorAll("tbody > tr") ?? []];
  if (!rows.length || calm.matches || !pace() || sheet.querySelector("tr[data-category]")) return 0;
  const step = Math.min(ROW, 4800 / rows.length) * pace();
  const sums = [];
  // Who has won is not shown before it is counted.
  const { winners } = sheet.dataset;
  delete sheet.dataset.winners;
  for (const [at, row] of rows.entries()) {
    const begins = delay + step * at;
    const shown = animate(row, [{ opacity: 0, transform: "translateY(-.4rem)" }, { opacity: 1, transform: "none" }], { duration: 240 * pace(), delay: begins, easing: "cubic-bezier(.2,.7,.3,1)" });
    if (at === rows.length - 1) shown.finished.catch(() => {}).finally(() => { if (winners !== undefined) sheet.dataset.winners = winners; });
    const cells = [...row.querySelectorAll("td")];
    cells.forEach((cell, column) => { sums[column] = (sums[column] ?? 0) + (number(cell) || 0); });
    const leader = cells[sums.indexOf(Math.max(...sums))];
    // Whoever leads by now is lit until the next row.
    if (leader) {
      const light = Object.assign(document.createElement("span"), { className: "leads" });
      pass(leader.appendChild(light), [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], { duration: step * 1.2, delay: begins });
    }
  }
  return step * rows.length;
}

/** The end of a game, once what led to it is told. */
function end() {
  const ending = document.querySelector(".stage > .ending");
  if (!ending || calm.matches || !pace()) return;
  const speed = pace();
  animate(ending, [{ opacity: 0, transform: "translateY(2rem)" }, { opacity: 1, transform: "none" }], { duration: 420 * speed, easing: "cubic-bezier(.2,.7,.3,1)" });
  const counted = 420 * speed + countUp(ending.querySelector(".score-sheet"), 420 * speed);
  const appear = (element, delay, frames) => element && animate(element, frames, { duration: 420 * speed, delay, easing: "cubic-bezier(.34,1.4,.64,1)" });
  // The winner comes last, and gets the crown.
  const animals = [...ending.querySelectorAll(".victory .portrait")];
  for (const [at, animal] of animals.entries()) {
    const walk = [{ opacity: 0, transform: `translateX(${at % 2 ? 90 : -90}px)` }, { opacity: 1, transform: "none" }];
    appear(animal, counted + STAGGER * at * speed, walk);
  }
  const then = counted + (STAGGER * animals.length + 300) * speed;
  for (const crown of ending.querySelectorAll(".victory__crown")) appear(crown, then, [{ opacity: 0, transform: "translateY(-120px)" }, { opacity: 1, transform: "none" }]);
  appear(ending.querySelector(".laurel"), counted, [{ opacity: 0, transform: "translateY(-1rem) scale(.9)" }, { opacity: 1, transform: "none" }]);
  appear(ending.querySelector(".ranking"), counted, [{ opacity: 0 }, { opacity: 1 }]);
  paper(ending, then, speed);
}

/** Paper falls for two seconds, and stops. */
function paper(ending, delay, speed) {
  for (let at = 0; at < 28; at += 1) {
    const bit = ending.appendChild(document.createElement("i"));
    bit.className = `paper paper--${at % 6}`;
    const [left, turn] = [(at * 37) % 100, (at * 83) % 360];
    const frames = [{ opacity: 0, transform: `translate(${left}vw, -8vh) rotate(0deg)` }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.8 }, { opacity: 0, transform: `translate(${left + (at % 5) - 2}vw, 78vh) rotate(${turn + 240}deg)` }];
    pass(bit, frames, { duration: 2000 * speed, delay: delay + (at % 7) * 60, easing: "ease-in" });
  }
}

const over = () => Boolean($("standing")?.textContent.trim());
let ended = over(); // who opens a game that is over has seen its end
document.addEventListener("dinotable:told", () => {
  if (over() && !ended && !document.hidden) end();
  ended = over();
});
