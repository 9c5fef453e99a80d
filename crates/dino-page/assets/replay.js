// The replay: from moment to moment by links, keys, the scrubber, or by itself.

import { $, kept, toast, words } from "./page.js";
import { end, telling } from "./tell.js";

const BEAT = 1100; // milliseconds from one moment to the next, at the usual speed

/** Lets the controls of a replay change its page in place; `draw` puts in what stands at an address. */
export function followReplay(draw) {
  const step = (to) => document.querySelector(`#scrubber a[rel=${to}]`);

  // One at a time: while an answer is on its way only the last wish is remembered.
  let wanted = null;
  let busy = false;
  async function moment(address) {
    wanted = address;
    if (busy) return;
    busy = true;
    while (wanted) {
      const next = wanted;
      wanted = null;
      await draw(next).catch(() => toast(words.failed));
      // Browsers bear only so many of these in a while: the addresses a drag passes by are left out.
      if (!wanted) try { history.replaceState(null, "", next); } catch { /* the next one will do */ }
    }
    busy = false;
  }

  const slider = $("moment");
  let timer = null; // while it plays by itself
  const speed = () => Number(kept.get("replay-speed")) || 1;
  function play(on) {
    clearTimeout(timer);
    timer = on ? setTimeout(beat, BEAT / speed()) : null;
    const button = $("play");
    button.toggleAttribute("data-on", on);
    for (const name of ["aria-label", "title"]) button.setAttribute(name, on ? button.dataset.pause : button.dataset.play);
  }
  async function beat() {
    const next = step("next");
    if (next) await moment(next.href);
    // What happened is told to its end before it goes on.
    if (telling()) await new Promise((done) => document.addEventListener("dinotable:told", done, { once: true }));
    if (timer) play(Boolean(next));
  }
  const go = (link) => {
    play(false);
    end(); // who goes on has seen enough
    // A link in a drawing has its address in another place.
    if (link) moment(typeof link.href === "string" ? link.href : link.href.baseVal);
  };
  const toggle = () => {
    // From the end it begins anew.
    if (!timer && !step("next") && step("start")) moment(step("start").href);
    play(!timer);
  };

  /** The round before or after the moment shown: its number on the bar leads to it. */
  function round(on) {
    const links = [...document.querySelectorAll("#story a")];
    const at = Number(slider.value);
    return on ? links.find((link) => Number(link.dataset.at) > at) : links.findLast((link) => Number(link.dataset.at) < at);
  }

  document.addEventListener("click", (event) => {
    if (event.target.closest("#play")) toggle();
    const link = event.target.closest("#scrubber a, #log a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(link);
  });

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input,select")) return;
    if (document.querySelector("dialog[open]")) return;
    const turn = event.shiftKey ? "turn-" : "";
    const to = { ArrowLeft: `${turn}prev`, ArrowRight: `${turn}next`, Home: "start", End: "end" }[event.key];
    if (to) go(step(to));
    else if (event.key === "PageUp" || event.key === "PageDown") go(round(event.key === "PageDown"));
    else if (event.key === " " && !event.target.closest?.("button,a,summary")) toggle();
    else return;
    event.preventDefault();
  });

  // Whose board lies in the middle changes at the moment one looks at.
  document.addEventListener("submit", ({ target }) => {
    const form = /** @type {HTMLFormElement} */ (target);
    if (form.matches(".follow")) form.action = location.pathname;
  });

  $("speed").value = String(speed());
  $("speed").addEventListener("change", ({ target }) => {
    kept.set("replay-speed", target.value);
    if (timer) play(true);
  });

  // The table follows the slider, which nothing moves while it is held.
  let held = false;
  slider.addEventListener("input", () => go({ href: `${slider.form.getAttribute("action")}/${slider.value}${location.search}` }));
  slider.addEventListener("pointerdown", () => { held = true; });
  for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => { held = false; });

  // What one may be holding or listening to stays; only what a moment changes is put in.
  document.addEventListener("dinotable:part", (event) => {
    const { id, html } = event.detail;
    if (id !== "scrubber") return;
    event.preventDefault();
    const drawn = new DOMParser().parseFromString(html, "text/html");
    const focus = document.activeElement?.id;
    for (const fresh of drawn.querySelectorAll("[data-fresh]")) $(fresh.id).replaceWith(fresh);
    if (!held) slider.value = drawn.getElementById("moment").value;
    // From a step that leads nowhere any more the focus goes on to where it can be of use.
    if (focus?.startsWith("step-")) ($(focus).matches("a") ? $(focus) : $("play")).focus({ preventScroll: true });
  });
}
