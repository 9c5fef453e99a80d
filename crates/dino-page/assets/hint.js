// A hint: asks the server, puts its list under the question, and numbers on the things themselves.

import { $, root, toast, words } from "./page.js";

const numbers = []; // the footprints on the table

/** Nothing is advised any more. */
export function forget() {
  for (const number of numbers.splice(0)) number.remove();
  for (const thing of document.querySelectorAll(".is-advised")) thing.classList.remove("is-advised");
  $("advice")?.replaceChildren();
}

/** The things of a line: pieces, cells or cards by their ids, or the button that does the same. */
function things(line) {
  const found = line.dataset.elements.split(" ").filter(Boolean).map($).filter((thing) => thing && !thing.closest("[hidden]"));
  if (found.length) return found;
  return [...document.querySelectorAll("#offers button[name=action]")].filter((button) => button.value === line.dataset.action && !button.hidden);
}

/** Puts a footprint with a number on what each line is done with. */
function number() {
  const held = new Map();
  for (const line of document.querySelectorAll(".advice__line")) {
    const marked = things(line);
    for (const thing of marked) thing.classList.add("is-advised");
    const foot = line.querySelector(".foot");
    // What is taken at once is numbered each; otherwise one thing leads to another.
    for (const thing of foot ? (line.hasAttribute("data-together") ? marked : marked.slice(-1)) : []) {
      const mark = foot.cloneNode(true);
      mark.classList.add("foot--on");
      mark.setAttribute("aria-hidden", "true");
      root.append(mark);
      numbers.push(mark);
      place(mark, thing, held.get(thing) ?? 0);
      held.set(thing, (held.get(thing) ?? 0) + 1);
    }
  }
}

/** A footprint sits on the upper left corner of its thing. */
function place(mark, thing, before) {
  const [box, stage] = [thing.getBoundingClientRect(), root.getBoundingClientRect()];
  mark.style.left = `${box.left - stage.left + root.scrollLeft - 8 + 26 * before}px`;
  mark.style.top = `${box.top - stage.top + root.scrollTop - 14}px`;
}

/** Asks, and shows what is answered. */
async function ask(form) {
  const button = form.querySelector("button");
  button.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])), headers: { Accept: "application/json" } });
    const { html, sentence } = await answer.json();
    if (!answer.ok) return toast(sentence ?? words.failed);
    forget();
    $("advice").innerHTML = html;
    number();
    $("say").textContent = $("advice").textContent;
  } catch {
    toast(words.failed);
  } finally {
    button.removeAttribute("aria-busy");
  }
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-hint]")) return;
  event.preventDefault();
  ask(event.target);
});

/** What was advised holds for the moment it was asked in. */
document.addEventListener("dinotable:drawn", () => {
  const advised = document.querySelector("[data-advised]")?.dataset.advised;
  if (!advised) return;
  if (document.querySelector("#offers input[name=at]")?.value !== advised) return forget();
  for (const mark of numbers.splice(0)) mark.remove();
  number();
});
addEventListener("resize", () => {
  for (const mark of numbers.splice(0)) mark.remove();
  number();
});

/** Why a bot did something: said under its line of the log, and taken away by a second click. */
document.addEventListener("click", async (event) => {
  const link = event.target.closest(".log__why");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  const before = link.parentElement.querySelector(".why-answer");
  if (before) return before.remove();
  const answer = await fetch(link.href, { headers: { Accept: "application/json" } });
  const { html, sentence } = await answer.json();
  if (answer.ok) link.insertAdjacentHTML("afterend", html);
  else toast(sentence ?? words.failed);
});
