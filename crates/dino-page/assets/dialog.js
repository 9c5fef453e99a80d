// What lies over the page until it is closed.

import { $, words } from "./page.js";

/** Opens a dialog, with the focus on what closes it. */
export function present(dialog) {
  dialog.querySelector(":scope > .btn, :scope > form .btn")?.setAttribute("autofocus", "");
  dialog.showModal();
}

/** Somebody's place, as large as the window allows. */
export function enlarge(place) {
  const copy = place.cloneNode(true);
  copy.classList.add("is-large");
  for (const element of [copy, ...copy.querySelectorAll("[id]")]) element.removeAttribute("id");
  for (const link of copy.querySelectorAll("[data-enlarge]")) link.remove();
  lay(copy);
}

/** A score sheet that is new, in a dialog of its own. */
export function show(sheet) {
  const copy = sheet.cloneNode(true);
  copy.removeAttribute("data-pop");
  for (const element of copy.querySelectorAll("[id]")) element.removeAttribute("id");
  lay(copy);
}

function lay(copy) {
  const dialog = $("pop");
  const close = Object.assign(document.createElement("button"), { className: "btn btn--primary", textContent: words.close });
  close.addEventListener("click", () => dialog.close());
  dialog.replaceChildren(copy, close);
  if (!dialog.open) present(dialog);
}
