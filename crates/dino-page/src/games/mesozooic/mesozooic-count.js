// What follows a build of Mesozooic: the count, and the way to the best zoo. What scores is never computed here.

import { calm } from "./page.js";

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

// ---- The count: what scores is lit, one category after the other; a click ends it

async function count(sheet) {
  const rows = [...sheet.querySelectorAll("tr[data-category]")];
  const joints = [...sheet.querySelectorAll(".zoo-count [data-joint]")];
  if (calm.matches || !joints.length) return;
  let over = false;
  sheet.addEventListener("pointerdown", () => { over = true; }, { once: true });
  sheet.classList.add("is-counting");
  for (const row of rows) {
    if (over || !sheet.isConnected) break;
    row.classList.add("is-counted");
    const lit = joints.filter((joint) => joint.dataset.joint === row.dataset.category);
    for (const joint of lit) joint.classList.add("is-counted", "is-lit");
    await new Promise((done) => setTimeout(done, 1100));
    row.classList.remove("is-counted");
    for (const joint of lit) joint.classList.remove("is-lit");
  }
  sheet.classList.remove("is-counting");
}

let counted = null;

/** Counts on a sheet that has just come up. */
export function counting() {
  const sheet = document.querySelector("#pop[open] .score-panel");
  if (sheet && sheet !== counted) count(sheet);
  counted = sheet;
}

// ---- The best zoo, and the slides that lead there

document.addEventListener("click", async (event) => {
  const link = event.target.closest?.("[data-study]");
  const show = event.target.closest?.("[data-show-slides]");
  if (show) return animate(show);
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
async function animate(button) {
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
