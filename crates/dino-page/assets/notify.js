// What people are told beside the table itself: by a notice of the system when it is their turn and they look elsewhere, what others
// show them, and where points come from.

import { $, calm, kept, root, toast, words } from "./page.js";

// ---- One's turn

let shown = null; // the notice that is there

const box = () => /** @type {HTMLInputElement | null} */ ($("notify"));
const possible = () => "Notification" in window && isSecureContext;
const wanted = () => possible() && kept.get("notify") === "on" && Notification.permission === "granted";

/** Asks the browser, which asks the person: only after a click. */
async function allow() {
  let granted = await Notification.requestPermission() === "granted";
  // A phone may grant it and show none to a page: the first one tells.
  try { if (granted) shown = new Notification(document.title, { body: words.notified, tag: root?.dataset.table }); } catch { granted = false; }
  kept.set("notify", granted ? "on" : "");
  const field = box();
  if (field) field.checked = granted;
  toast(granted ? words.notified : words.notNotified);
}

/** The question in words, once, while one waits for people. */
function propose() {
  const question = $("notify-ask");
  if (!question) return;
  const waits = !document.querySelector(".prompt--you, #standing .winner") && root?.hasAttribute("data-people");
  question.hidden = !(possible() && waits && kept.get("notify") === null && Notification.permission === "default");
}

document.addEventListener("dinotable:drawn", () => {
  for (const label of document.querySelectorAll("[data-notify]")) label.hidden = !possible();
  propose();
});

document.addEventListener("click", (event) => {
  const answer = event.target instanceof Element ? event.target.closest("[data-notify-answer]") : null;
  if (!(answer instanceof HTMLElement)) return;
  if (answer.dataset.notifyAnswer === "yes") allow();
  else kept.set("notify", "");
  $("notify-ask").hidden = true;
});

document.addEventListener("change", (event) => {
  if (event.target === box() && box()?.checked && Notification.permission !== "granted") allow();
});

document.addEventListener("dinotable:turn", () => {
  if (!document.hidden || !wanted()) return;
  try {
    shown?.close();
    const text = document.querySelector("#prompt .prompt__text")?.textContent?.trim() ?? "";
    shown = new Notification(document.title, { body: text, tag: root?.dataset.table, icon: "/icon/192.png" });
    shown.onclick = () => {
      window.focus();
      shown?.close();
    };
  } catch { /* a phone allows it to programs that were installed, and to no page */ }
});

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) shown?.close();
});

// ---- Reactions

/** Shows for a moment at somebody's place what they sent; the chat keeps it. */
export function react(lines) {
  if (document.hidden || calm.matches) return;
  for (const line of lines) {
    const drawn = new DOMParser().parseFromString(line, "text/html");
    const [picture, seat] = [drawn.querySelector(".reaction"), drawn.querySelector("[class*=of-]")?.className.match(/of-(\d)/)?.[1]];
    // The reader's own place in the row is empty, and stays so.
    const slot = $(`player-${seat}`);
    const place = slot?.firstElementChild ? slot : document.querySelector(".step");
    if (!picture || !seat || !place) continue;
    picture.classList.add("reaction--flies");
    picture.setAttribute("aria-hidden", "true");
    place.append(document.adoptNode(picture));
    picture.addEventListener("animationend", () => picture.remove());
    setTimeout(() => picture.remove(), 4000); // a place that is not shown plays no animation
  }
}

// ---- Where points come from

const known = new Map(); // what was told, until anything changes
document.addEventListener("dinotable:drawn", () => known.clear());

/** What the game tells about something in the place of a seat; nothing where it has nothing to say. */
async function ask(seat, about) {
  const key = `${seat} ${about}`;
  if (known.has(key)) return known.get(key);
  const as = new URLSearchParams(location.search).get("as");
  const query = new URLSearchParams({ seat, about, ...(as ? { as } : {}) });
  const answer = await fetch(`${root.dataset.base}/consider?${query}`, { headers: { Accept: "application/json" } }).catch(() => null);
  const told = answer?.status === 200 ? (await answer.json()).sentence : "";
  if (answer) known.set(key, told);
  return told;
}

/** Tells where points in the place of a seat come from: all of them, or those of one thing there. */
export async function explain(seat, about = "score") {
  const told = await ask(seat, about);
  if (told) toast(told);
}

// Who rests on a thing, or comes to it by the keyboard, reads it under the question: a click may mean something else.
let rests = null;
for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, async (event) => {
    const thing = event.target.closest?.("[data-about] [id]") ?? null;
    if (thing === rests) return;
    rests = thing;
    const hint = $("hint");
    if (!thing || !hint || kind === "focusin" && !thing.matches(":focus-visible")) return;
    await new Promise((done) => setTimeout(done, 250)); // who only passes over asks nothing
    const told = rests === thing && thing.isConnected ? await ask(thing.closest("[data-about]").dataset.about, thing.id) : "";
    if (!told || rests !== thing || !thing.isConnected) return;
    [hint.textContent, hint.hidden] = [told, false];
    if (kind === "focusin" && $("say")) $("say").textContent = told;
  });
}
