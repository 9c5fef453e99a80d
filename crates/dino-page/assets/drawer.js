// Log and chat in a drawer: open or closed, which half, and how much came while nobody looked.

import { $, kept, root } from "./page.js";

/** The drawer of the table. */
export function drawers() {
  const unread = { log: 0, chat: 0 };

  /** Whether a half is in sight. */
  const looks = (half) => root?.dataset.drawer === half && !document.hidden;

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
    const next = root.dataset.drawer === half ? "" : half;
    root.dataset.drawer = next;
    kept.set("drawer", next);
    if (next) {
      unread[next] = 0;
      const box = $(next);
      box.scrollTop = box.scrollHeight;
      box.focus({ preventScroll: true });
    }
    mark();
  }

  /** Counts what came. The log counts only what is said nowhere else: nothing, as long as the table tells it. */
  function count(news) {
    if (news.chat?.length && !looks("chat")) unread.chat += news.chat.length;
    mark();
  }

  if (root?.matches(".stage")) {
    root.dataset.drawer = matchMedia("(min-width: 90em)").matches ? kept.get("drawer") ?? "" : "";
    mark();
  }
  return { toggle, count };
}
