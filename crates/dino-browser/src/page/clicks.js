// Clicks that hit what they aim at. The page is alive: between looking for a thing and pressing it, news may move it.

/** Where a thing can be clicked: in its middle, or where it looks out from under another. A word when it cannot. */
function place(thing) {
  if (!thing) return "it is not there";
  const now = seen(thing);
  if (Array.isArray(now)) return now;
  thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  return seen(thing);
}

function seen(thing) {
  const { x, y, width, height } = thing.getBoundingClientRect();
  if (!width || !height) return "it is not shown";
  const moves = ({ playState, effect }) => playState === "running" && Number.isFinite(effect.getComputedTiming().endTime);
  const moving = document.getAnimations().find(moves);
  if (moving) {
    // On a machine too busy to draw frames nothing moves on: what should have ended long ago is ended.
    const first = (window.firstSeen ??= new WeakMap());
    if (!first.has(moving)) first.set(moving, performance.now());
    const late = performance.now() - first.get(moving) - moving.effect.getComputedTiming().endTime;
    if (late > 3000) moving.finish();
    return `something moves: ${moving.effect.target?.id} at ${moving.currentTime} ms, page ${document.visibilityState}`;
  }
  const over = new Set();
  for (const down of [0.5, 0.15, 0.85, 0.06, 0.3, 0.7, 0.94]) {
    for (const across of [0.5, 0.15, 0.85, 0.3, 0.7]) {
      const point = [x + width * across, y + height * down];
      const at = document.elementFromPoint(...point);
      if (!at) continue;
      if (belongs(at, thing)) return point;
      over.add((at.closest("[id]") ?? at).outerHTML.slice(0, 60));
    }
  }
  return over.size ? `it is covered by ${[...over].join(" and ")}` : "it is out of the window";
}

const belongs = (at, thing) => thing.contains(at) || at.closest("label")?.control === thing;

/** Lets the next press count only if it hits the thing: another one never hears of it. */
function aim(thing) {
  const over = new AbortController();
  window.aimed = { hit: null, over };
  const watch = (event) => {
    window.aimed.hit ??= Boolean(thing) && belongs(event.target, thing);
    if (window.aimed.hit) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const kind of ["pointerdown", "mousedown", "touchstart", "pointerup", "mouseup", "touchend", "click"]) {
    window.addEventListener(kind, watch, { capture: true, passive: false, signal: over.signal });
  }
  return true;
}

/** Whether the press hit; unknown, and taken for hit, where another page is there already. */
function hit() {
  window.aimed?.over.abort();
  return window.aimed?.hit ?? true;
}
