// What is wrong with how a table lies in its window, in words; nothing where all is well.
(() => {
  const faults = [];
  const root = document.scrollingElement;
  if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1) faults.push(`the page is ${root.scrollWidth} x ${root.scrollHeight}`);
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && e.getBoundingClientRect().width > 0;
  const named = (e) => (e.id ? `#${e.id}` : `${e.localName}.${[...e.classList].join(".")} in #${e.closest("[id]")?.id}`);

  // Zones lie in the window, one below the other, and beside the drawer where there is room for it.
  const zones = [".bar", ".others", ".middle", ".ending", ".mine"].map((s) => [s, document.querySelector(`.stage > ${s}`)])
    .filter(([, e]) => e && shown(e)).map(([s, e]) => [s, e.getBoundingClientRect()]);
  for (const [s, box] of zones) {
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) faults.push(`${s} leaves the window: ${Math.round(box.top)} to ${Math.round(box.bottom)}`);
  }
  for (const [at, [s, one]] of zones.entries()) {
    for (const [t, two] of zones.slice(at + 1)) if (one.bottom > two.top + 1) faults.push(`${s} lies over ${t} by ${Math.round(one.bottom - two.top)}`);
  }
  const drawer = document.querySelector("#drawer");
  if (drawer && shown(drawer) && innerWidth >= 1436) {
    const { left } = drawer.getBoundingClientRect();
    for (const [s, box] of zones) if (s !== ".bar" && box.right > left + 1) faults.push(`${s} lies under the drawer by ${Math.round(box.right - left)}`);
  }

  // Parts stay in their zones and are not cut off.
  for (const slot of document.querySelectorAll(".middle > * > [data-part], .tray > [data-part], .others > .player-slot > .player")) {
    if (!shown(slot) || !slot.childElementCount) continue;
    const zone = slot.closest(".middle, .tray, .others").getBoundingClientRect();
    const box = slot.getBoundingClientRect();
    const name = `#${slot.id || slot.parentElement.id}`;
    if (box.bottom > zone.bottom + 2 || box.top < zone.top - 2 || box.right > zone.right + 2 || box.left < zone.left - 2) {
      faults.push(`${name} leaves its zone: ${Math.round(box.top - zone.top)} to ${Math.round(box.bottom - zone.bottom)}`);
    }
    if (getComputedStyle(slot).overflowY === "hidden" && slot.scrollHeight > slot.clientHeight + 3) faults.push(`${name} is cut off: ${slot.scrollHeight} in ${slot.clientHeight}`);
  }

  // What scrolls by itself hides nothing either; lists of what happened may: log, chat, what was missed.
  for (const box of document.querySelectorAll(".stage *:not(svg, svg *)")) {
    if (box.closest("#drawer, #recap, dialog, .menu__panel, .sr-only") || !(box.scrollHeight > box.clientHeight + 3 || box.scrollWidth > box.clientWidth + 3)) continue;
    // At the end a sheet of three rounds, or one in a very low window, is longer than its place; its totals stay in sight. So may be
    // what Evo says about a moment there.
    if (box.matches(innerHeight < 700 ? ".ending > .sheet, .evo-moment" : '[data-game="mesozooic"] .ending > .sheet')) continue;
    const { overflowX, overflowY } = getComputedStyle(box);
    const scrolls = (way) => way === "auto" || way === "scroll";
    if (!scrolls(overflowX) && !scrolls(overflowY) || !shown(box)) continue;
    if (scrolls(overflowY) && box.scrollHeight > box.clientHeight + 3) faults.push(`${named(box)} scrolls: ${box.scrollHeight} in ${box.clientHeight}`);
    if (scrolls(overflowX) && box.scrollWidth > box.clientWidth + 3) faults.push(`${named(box)} scrolls sideways: ${box.scrollWidth} in ${box.clientWidth}`);
  }

  // Nothing of the step lies over anything else of it.
  const step = [...document.querySelectorAll(".step :is(button, summary, a.btn, .prompt__text), .step > #toast, .step > #path")].filter(shown).map((e) => [e, e.getBoundingClientRect()]);
  for (const [at, [s, one]] of step.entries()) {
    for (const [t, two] of step.slice(at + 1)) {
      if (s.contains(t) || t.contains(s) || one.width <= 2 || two.width <= 2) continue;
      if (one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 1 && two.top < one.bottom - 1) faults.push(`in the step "${s.textContent.trim()}" lies over "${t.textContent.trim()}"`);
    }
  }
  return faults;
})()
