// The first page: what one plays with against bots is chosen in a dialog over it. Without script it is a page of its own.

import "./fair.js";

/** The form of a page, in a dialog. */
async function choose(address) {
  const answer = await fetch(address, { headers: { Accept: "text/html" } });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const form = page.getElementById("start");
  if (!form) return location.assign(address);
  const dialog = document.createElement("dialog");
  dialog.className = "dialog dialog--start";
  dialog.setAttribute("aria-labelledby", "start-title");
  dialog.append(document.adoptNode(form));
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const closes = target?.closest("[data-close]");
    if (closes) event.preventDefault();
    if (closes || target === dialog) dialog.close();
  });
  document.body.append(dialog);
  /** @type {HTMLElement | null} */ (dialog.querySelector("button[value=bots]"))?.setAttribute("autofocus", "");
  dialog.showModal();
}

let choosing = false; // whether a dialog is on its way

document.addEventListener("click", (event) => {
  const link = /** @type {HTMLAnchorElement | null} */ (event.target instanceof Element ? event.target.closest("a[data-start]") : null);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  if (choosing) return; // a second tap on a slow line
  choosing = true;
  choose(link.href).catch(() => { location.href = link.href; }).finally(() => { choosing = false; });
});
