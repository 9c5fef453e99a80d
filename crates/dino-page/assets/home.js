// The first page: against whom one plays at once is chosen for every game, and remembered.

import "./fair.js";
import { kept } from "./page.js";

const panel = /** @type {HTMLElement | null} */ (document.querySelector("[data-opponents]"));

/** Copies what is chosen into the forms, and says it where it is folded. */
function copy() {
  const said = [];
  for (const name of ["level", "seats"]) {
    const chosen = /** @type {HTMLInputElement | null} */ (panel?.querySelector(`input[name=${name}]:checked`));
    if (!chosen) continue;
    for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(`form input[type=hidden][name=${name}]`))) {
      field.value = chosen.value;
    }
    said.push(chosen.closest("label")?.querySelector("[data-name]")?.textContent ?? "");
  }
  const place = panel?.querySelector("[data-chosen]");
  if (place) place.textContent = said.join(" · ");
}

if (panel) {
  for (const choice of /** @type {NodeListOf<HTMLInputElement>} */ (panel.querySelectorAll("input"))) {
    if (kept.get(`start-${choice.name}`) === choice.value) choice.checked = true;
    choice.addEventListener("change", () => {
      kept.set(`start-${choice.name}`, choice.value);
      copy();
    });
  }
  panel.hidden = false;
  copy();
}
