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
      await draw(next).then(() => history.replaceState(null, "", next), () => toast(words.failed));
    }
    busy = false;
  }

  let timer = null; // while it plays by itself
  const speed = () => Number(kept.get("replay-speed")) || 1;
  function play(on) {
    clearTimeout(timer);
    timer = on ? setTimeout(beat, BEAT / speed()) : null;
    show();
  }
  async function beat() {
    const next = step("next");
    if (next) await moment(next.href);
    if (timer) play(Boolean(next));
  }

  /** The controls are drawn with every moment; what is set stays. */
  function show() {
    $("play")?.setAttribute("aria-pressed", String(Boolean(timer)));
    if ($("speed")) $("speed").value = String(speed());
  }
  document.addEventListener("dinotable:drawn", show);

  document.addEventListener("click", (event) => {
    if (event.target.closest("#play")) {
      // From the end it begins anew.
      if (!timer && !step("next") && step("start")) moment(step("start").href);
      play(!timer);
    }
    const link = event.target.closest("#scrubber a, #log a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    play(false);
    moment(link.href);
  });

  document.addEventListener("keydown", (event) => {
    const to = { ArrowLeft: "prev", ArrowRight: "next", Home: "start", End: "end" }[event.key];
    if (!to || event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input,select")) return;
    event.preventDefault();
    play(false);
    const link = step(to);
    if (link) moment(link.href);
  });

  // Under the finger the slider stays as it is, and the table follows it.
  let dragged = false;
  const slid = (slider) => {
    play(false);
    moment(`${slider.form.getAttribute("action")}/${slider.value}`);
  };
  document.addEventListener("input", ({ target }) => {
    if (target.id !== "moment") return;
    dragged = true;
    slid(target);
  });
  document.addEventListener("change", ({ target }) => {
    if (target.id === "speed") {
      kept.set("replay-speed", target.value);
      if (timer) play(true);
    }
    if (target.id !== "moment") return;
    dragged = false;
    slid(target);
  });
  document.addEventListener("dinotable:part", (event) => {
    const { id, html } = event.detail;
    if (id !== "scrubber" || !dragged) return;
    event.preventDefault();
    const drawn = new DOMParser().parseFromString(html, "text/html");
    document.querySelector(".scrubber__at").textContent = drawn.querySelector(".scrubber__at").textContent;
  });
}
