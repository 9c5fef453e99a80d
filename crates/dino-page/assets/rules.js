// The search of the rules page: hides what does not hold every word that is sought. Without this module the page is
// simply whole.

/** Letters only: no accents, no capitals, no ligatures, single spaces. */
function plain(text) {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replace(/[’']/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}

/** Brings the search of a rules page to life; does nothing where there is none. */
export function rulesPage(root = document) {
  const box = root.querySelector("[data-rules-search]");
  if (!box || !box.hidden) return;
  const input = box.querySelector("input");
  const status = box.querySelector("[role=status]");
  const items = [...root.querySelectorAll("[data-rules-item]")].map((element) => ({
    element,
    text: plain(element.textContent),
  }));
  // Inner groups come before the group they are part of.
  const groups = [...root.querySelectorAll("[data-rules-group]")].reverse();

  // On a phone the chapters are folded: one opens what one wants to read. What is sought, printed or led to is open.
  const folds = [...root.querySelectorAll("details.rules__fold")];
  const unfold = () => folds.forEach((fold) => { fold.open = true; });
  const reveal = () => {
    const target = document.getElementById(location.hash.slice(1));
    const fold = target?.querySelector("details.rules__fold") ?? target?.closest("details.rules__fold");
    if (fold) fold.open = true;
    target?.scrollIntoView();
  };
  if (matchMedia("(max-width: 48rem)").matches) {
    folds.forEach((fold) => { fold.open = false; });
    if (location.hash) reveal();
  }
  addEventListener("hashchange", reveal);
  addEventListener("beforeprint", unfold);

  const filter = () => {
    if (input.value) unfold();
    const sought = plain(input.value).split(" ").filter(Boolean);
    let found = 0;
    for (const { element, text } of items) {
      element.hidden = !sought.every((word) => text.includes(word));
      if (!element.hidden) found += 1;
    }
    for (const group of groups) {
      group.hidden = !group.querySelector("[data-rules-item]:not([hidden])");
    }
    if (sought.length === 0) status.textContent = "";
    else if (found === 0) status.textContent = status.dataset.none;
    else status.textContent = status.dataset.found.replace("%", String(found));
  };

  const showAll = () => {
    input.value = "";
    filter();
  };

  input.addEventListener("input", filter);
  box.querySelector("[data-rules-print]").addEventListener("click", () => window.print());
  // A link to something that the search has hidden ends the search.
  root.addEventListener("click", (event) => {
    const link = event.target.closest('a[href^="#"]');
    const target = link && document.getElementById(link.hash.slice(1));
    if (target && target.closest("[hidden]")) showAll();
  });
  box.hidden = false;
  if (input.value) filter();
}

rulesPage();
