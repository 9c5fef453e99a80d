// The line to the server: what happens at the table comes down it.
//
// A browser has six lines to a host for all its tabs, and a seventh would wait for ever. So a tab that nobody looks at gives its line
// up when another tab of this browser takes one, and asks from time to time instead: its title, sound and notice still tell of a turn.

import { reveal } from "./fair.js";
import { $, kept, root, toast, words } from "./page.js";

const SILENCE = 45000; // the server says something every fifteen seconds
const PEEK = 10000; // well within the time a sign of life counts

/** @type {(news: any) => void} */
let hearNews = () => {};
let line = null;
let peeks = false; // whether this tab only asks from time to time
let refused = false; // whether what was asked for is not to be had any more: a seat may have moved to another device
let version = ""; // what the page holds, as the server calls it
let tries = 0; // how often in a row the line was refused
let last = 0; // when something was heard: a line may be dead without a word
let reason = words.offline;

/** Tabs of this browser tell each other that they took a line. */
const tabs = "BroadcastChannel" in window ? new BroadcastChannel("dinotable:lines") : null;

/** A lobby is asked for its part of the seed, and has three seconds to answer. */
const maySpare = () => document.hidden && root?.dataset.page === "table";

/** Says that the line is down, for as long as it is. */
function down(is) {
  const box = $("offline");
  box.textContent = is ? reason : "";
  box.hidden = !is;
  if (!is) reason = words.offline;
}

function connect() {
  line?.close();
  // What the page holds by now, and how long bots are to wait.
  const address = new URL(root.dataset.live, location.href);
  if (version) address.searchParams.set("has", version);
  address.searchParams.set("tempo", kept.get("tempo") ?? "usual");
  if (peeks) address.searchParams.set("peek", "true");
  const source = new EventSource(address);
  const alive = () => { last = Date.now(); };
  alive();
  source.addEventListener("open", () => {
    alive();
    tries = 0;
    down(!navigator.onLine);
  });
  source.addEventListener("alive", alive);
  source.addEventListener("restart", () => { reason = words.restarts; });
  source.addEventListener("error", () => {
    if (peeks) {
      refused ||= source.readyState === EventSource.CLOSED;
      return source.close(); // all is said
    }
    down(true);
    // A balancer whose server is gone refuses: another one may answer in a moment. Not everybody asks at the same time.
    if (source.readyState === EventSource.CLOSED && source === line) setTimeout(listen, Math.min(8000, 500 * 2 ** tries++) * (0.75 + Math.random() / 2));
  });
  source.addEventListener("gone", () => {
    source.close();
    history.scrollRestoration = "manual"; // a game begins at its top
    location.reload();
  });
  source.addEventListener("reveal", (event) => {
    reveal(JSON.parse(event.data).hashes);
    setTimeout(() => toast(words.begins), 400); // where somebody's line is slow
  });
  source.addEventListener("parts", (event) => {
    alive();
    version = event.lastEventId;
    hearNews(JSON.parse(event.data));
  });
  line = source;
}

/** Hears of everything at once. */
function listen() {
  peeks = false;
  tabs?.postMessage("taken");
  connect();
}

/** Asks from now on, and again and again. */
function peek() {
  peeks = true;
  connect();
}

/** Tells each piece of news from now on. */
export function follow(hear) {
  hearNews = hear;
  if (maySpare()) peek();
  else listen();
}

/** Whether news come by themselves. */
export const isLive = () => line?.readyState === EventSource.OPEN && !peeks;

tabs?.addEventListener("message", () => { if (line && !peeks && maySpare()) peek(); });
document.addEventListener("visibilitychange", () => {
  if (!line || !peeks || document.hidden) return;
  if (refused) location.reload();
  else listen();
});
addEventListener("offline", () => { if (line) down(true); });
addEventListener("online", () => { if (line) connect(); });
document.addEventListener("dinotable:tempo", () => { if (line) connect(); });
setInterval(() => { if (line && peeks) connect(); }, PEEK);
setInterval(() => {
  if (!line || peeks || Date.now() - last < SILENCE) return;
  down(true);
  listen();
}, 5000);
