// Fair draws: this browser adds a number of its own to the seed of the cards, remembers it, and looks whether it counted.

import { kept, root } from "./page.js";

/** How many games are remembered. */
const REMEMBERED = 50;

// ---- SHA-256: the browser's own is kept from pages that came without encryption, as in one's own network

const primes = [];
for (let number = 2; primes.length < 64; number += 1) {
  if (primes.every((prime) => number % prime)) primes.push(number);
}
const fraction = (root) => Math.floor((root % 1) * 2 ** 32) >>> 0;
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** The SHA-256 of 32 bytes in hexadecimal, which fill one block. */
export function sha256(hex) {
  const words = Array.from({ length: 8 }, (_, at) => parseInt(hex.slice(8 * at, 8 * at + 8), 16));
  words.push(0x80000000, 0, 0, 0, 0, 0, 0, 256);
  const turn = (word, by) => (word >>> by) | (word << (32 - by));
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [words[at - 15], words[at - 2]];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[at] = (words[at - 16] + first + words[at - 7] + second) >>> 0;
  }
  let [a, b, c, d, e, f, g, h] = START;
  for (let at = 0; at < 64; at += 1) {
    const choice = (e & f) ^ (~e & g);
    const more = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[at] + words[at];
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const sum = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    [a, b, c, d, e, f, g, h] = [(more + sum) >>> 0, a, b, c, (d + more) >>> 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => ((word + START[at]) >>> 0).toString(16).padStart(8, "0")).join("");
}

/** A number nobody can foresee. */
const random = () => [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// ---- What this browser has seen of each table: the server's SHA-256, what was announced, its own numbers

const remembered = () => JSON.parse(kept.get("fair") ?? "{}");

/** What is remembered of a table, to be changed. */
const game = (table) => remembered()[table] ?? { own: {}, reveals: 0 };

/** Remembers it; the oldest tables are forgotten. */
function remember(table, seen) {
  const others = Object.entries(remembered()).filter(([id]) => id !== table);
  kept.set("fair", JSON.stringify(Object.fromEntries([...others, [table, seen]].slice(-REMEMBERED))));
}

const post = (address, data) =>
  fetch(address, { method: "POST", body: new URLSearchParams(data), headers: { Accept: "application/json" } }).catch(() => null);

// ---- In the lobby

/** How often a part was announced for each seat: again where that was forgotten, but who is refused goes without. */
const announced = new Map();
const MAX_TRIES = 3;

/** Announces a part for each seat of one's own that has none. One that was sent once is never used again. */
export function announce() {
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-fair-seat]:not([data-announced])"))) {
    const { fairSeat: seat } = element.dataset;
    const { commitment, table } = root.dataset;
    const tries = announced.get(seat) ?? 0;
    if (!commitment || tries === MAX_TRIES) continue;
    announced.set(seat, tries + 1);
    const seen = game(table);
    seen.commitment ??= commitment; // the first counts
    if (!seen.own[seat] || seen.own[seat].sent) seen.own[seat] = { part: random(), sent: false };
    remember(table, seen);
    post(`/t/${table}/fair`, { seat, sha256: sha256(seen.own[seat].part) });
  }
}

/** The game begins: what was announced is sent, once, and what the others announced is remembered first. */
export function reveal(hashes) {
  const { table } = root.dataset;
  const seen = game(table);
  const mine = hashes.filter(([seat, hash]) => seen.own[seat] && !seen.own[seat].sent && sha256(seen.own[seat].part) === hash);
  if (mine.length === 0) return;
  seen.reveals += 1;
  seen.hashes = hashes;
  for (const [seat] of mine) seen.own[seat].sent = true;
  remember(table, seen);
  for (const [seat] of mine) post(`/t/${table}/fair`, { seat, part: seen.own[seat].part });
}

// ---- A table that begins at once

/** So long, in milliseconds, after it was asked for the table is the one that was asked for. */
const ARRIVAL = 60_000;

document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.hasAttribute("data-fair") || form.querySelector("[name=ticket]")) return;
  event.preventDefault();
  const submitter = /** @type {HTMLElement | null} */ (event.submitter);
  const ticket = await post("/seed-tickets", {}).then((answer) => (answer?.ok ? answer.json() : null)).catch(() => null);
  const part = random();
  if (ticket) kept.set("fair-ticket", JSON.stringify({ commitment: ticket.commitment, part, at: Date.now() }));
  for (const [name, value] of Object.entries({ ticket: ticket?.ticket ?? "", part })) {
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  form.requestSubmit(submitter);
});
// Who comes back to a page gets another ticket.
addEventListener("pageshow", () => {
  for (const field of document.querySelectorAll("form[data-fair] [name=ticket], form[data-fair] [name=part]")) field.remove();
});

const handedIn = JSON.parse(kept.get("fair-ticket") || "null");
if (handedIn && root?.dataset.page === "table") {
  kept.set("fair-ticket", "");
  const { table } = root.dataset;
  const seen = { commitment: handedIn.commitment, own: { ticket: { part: handedIn.part, sent: true } }, reveals: 1 };
  if (Date.now() - handedIn.at < ARRIVAL && !remembered()[table]) remember(table, seen);
}

// ---- The page that tells how it was drawn

/** What this browser has to say about how a table was drawn. */
function judged({ fairCheck: table, commitment, parts, good, bad, again, none }) {
  const seen = game(table);
  const sent = Object.entries(seen.own).filter(([, own]) => own.sent);
  if (sent.length === 0) return none;
  const shown = parts.split(" ").filter(Boolean).map((pair) => pair.split(":"));
  const hashes = new Map((seen.hashes ?? []).map(([seat, hash]) => [String(seat), hash]));
  const isShown = ([seat, { part }]) => shown.some(([of, number]) => number === part && (!seen.hashes || of === seat));
  // Of a seat one has left nothing is expected.
  const current = sent.filter(([seat, { part }]) => !seen.hashes || hashes.get(seat) === sha256(part));
  const fits = !seen.hashes || shown.every(([seat, number]) => hashes.get(seat) === sha256(number));
  if (seen.commitment !== commitment || !fits || !current.every(isShown)) return bad;
  return seen.reveals > 1 ? again : good;
}

const check = /** @type {HTMLElement | null} */ (document.querySelector("[data-fair-check]"));
if (check) {
  check.textContent = judged(/** @type {any} */ (check.dataset));
  check.hidden = false;
}
