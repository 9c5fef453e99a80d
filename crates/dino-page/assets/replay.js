// The replay: from moment to moment by links, keys, the scrubber, or by itself.

import { $, kept, toast, words } from "./page.js";

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
    if (timer) play(Boolean(next));
  }
  const go = (link) => {
    play(false);
    if (link) moment(link.href);
  };

  document.addEventListener("click", (event) => {
    if (event.target.closest("#play")) {
      // From the end it begins anew.
      if (!timer && !step("next") && step("start")) moment(step("start").href);
      play(!timer);
    }
    const link = event.target.closest("#scrubber a, #log a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(link);
  });

  document.addEventListener("keydown", (event) => {
    const to = { ArrowLeft: "prev", ArrowRight: "next", Home: "start", End: "end" }[event.key];
    if (!to || event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input,select")) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    go(step(to));
  });

  $("speed").value = String(speed());
  $("speed").addEventListener("change", ({ target }) => {
    kept.set("replay-speed", target.value);
    if (timer) play(true);
  });

  // The table follows the slider, which nothing moves while it is held.
  let held = false;
  const slider = $("moment");
  slider.addEventListener("input", () => go({ href: `${slider.form.getAttribute("action")}/${slider.value}` }));
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
