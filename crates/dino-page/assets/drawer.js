// Log and chat in a drawer: open or closed, which half, and how much came while nobody looked.

import { $, kept, root } from "./page.js";

/** The drawer of the table. */
export function drawers() {
  const unread = { log: 0, chat: 0 };

  /** Whether a half is in sight: a large window shows both at once. */
  const looks = (half) => Boolean(root?.dataset.drawer) && !document.hidden && $(half)?.checkVisibility();
  const small = matchMedia("not all and (min-width: 64em) and (min-height: 37.5em)");

  function mark() {
    for (const badge of document.querySelectorAll("[data-unread]")) {
      const number = unread[badge.dataset.unread];
      badge.textContent = number > 99 ? "99+" : String(number);
      badge.hidden = !number;
    }
    for (const tool of document.querySelectorAll(".tool[data-drawer]")) {
      tool.setAttribute("aria-expanded", String(tool.dataset.drawer !== "" && root?.dataset.drawer === tool.dataset.drawer));
    }
  }

  /** Opens a half of it, or closes what is open. */
  function toggle(half) {
    const before = root.dataset.drawer;
    const next = before === half ? "" : half;
    root.dataset.drawer = next;
    kept.set("drawer", next);
    for (const one of ["log", "chat"]) {
      if (!looks(one)) continue;
      unread[one] = 0;
      $(one).scrollTop = $(one).scrollHeight;
    }
    // What is closed gives the focus back to what opened it.
    if (next) $(next).focus({ preventScroll: true });
    else document.querySelector(`.bar .tool[data-drawer="${before}"]`)?.focus({ preventScroll: true });
    mark();
  }

  /** Counts what came. A large window tells on the table what happened; only a small one counts it in the log. */
  function count(news) {
    if (news.chat?.length && !looks("chat")) unread.chat += news.chat.length;
    if (news.log?.length && small.matches && !looks("log")) unread.log += news.log.length;
    if (news.log_all !== undefined) unread.log = 0;
    mark();
  }

  // A sheet over the table goes away like every other.
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && $("drawer")?.contains(document.activeElement)) toggle(root.dataset.drawer);
  });
  document.addEventListener("pointerdown", (event) => {
    const outside = !(event.target instanceof Element) || !event.target.closest("#drawer, .bar, dialog");
    if (outside && root?.dataset.drawer && small.matches) toggle(root.dataset.drawer);
  });

  if ($("drawer")) {
    root.dataset.drawer = matchMedia("(min-width: 90em)").matches ? kept.get("drawer") ?? "" : "";
    mark();
  }
  return { toggle, count };
}
