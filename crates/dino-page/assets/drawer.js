// Log and chat in a drawer: open or closed, which half, and how much came while nobody looked.

import { $, kept, root } from "./page.js";

/** Adds a line to a list. The first that is sent says where in the game it stands; where that stands there already it is not
    said again. */
export function addLine(box, html) {
  const heads = box.getElementsByClassName("log__head");
  const under = heads[heads.length - 1]?.textContent;
  box.insertAdjacentHTML("beforeend", html);
  const head = box.lastElementChild.querySelector(".log__head");
  if (head?.textContent === under) head?.remove();
}

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

  /** Counts what came while nobody looked. What happened is counted in a small window only: a large one shows it on the table. */
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
