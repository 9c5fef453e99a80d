// What all scripts of a table and a replay use: the page itself, its words, what the browser keeps, the toast.

export const $ = (id) => document.getElementById(id);
export const root = document.querySelector("[data-page]");
export const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const words = $("path")?.dataset ?? {};
const forNow = new Map(); // where a browser keeps nothing, it is so until the page is left
export const kept = {
  get: (key) => { try { return localStorage.getItem(key); } catch { return forNow.get(key) ?? null; } },
  set: (key, value) => { try { localStorage.setItem(key, value); } catch { forNow.set(key, value); } },
};

/** At which moment of the game the page stands: after how many events one is asked, or what the log says last. */
const moment = () => document.querySelector("#offers input[name=at]")?.value ?? $("log")?.lastElementChild?.id ?? "";

let fading;
let spoken = ""; // the moment something was refused at

/** Why something could not be done is told no longer: something else is done, or the game has gone on. */
export function hush(always = true) {
  const box = $("toast");
  if (box?.classList.contains("is-refusal") && (always || moment() !== spoken)) box.hidden = true;
}

/** Says something for a moment, with the rule it comes from. */
export function toast(text, rule) {
  const box = $("toast");
  box.replaceChildren(text);
  if (rule) {
    const link = Object.assign(document.createElement("a"), { textContent: rule, target: "_blank" });
    link.href = `/rules/${root.dataset.game ?? root.dataset.lobby}#${rule.toLowerCase()}`;
    const [before, ...after] = text.split(rule); // a sentence that names it is not followed by it once more
    box.replaceChildren(...(after.length ? [before, link, after.join(rule)] : [text, " ", link]));
  }
  box.classList.toggle("is-refusal", Boolean(rule));
  box.hidden = false;
  spoken = moment();
  clearTimeout(fading);
  // Why something cannot be done stays until something else is.
  fading = rule ? undefined : setTimeout(() => { box.hidden = true; }, 7000);
}
