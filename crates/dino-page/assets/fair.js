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

// ---- What this browser added, by the SHA-256 of the server's part

const remembered = () => JSON.parse(kept.get("fair") ?? "{}");

/** Remembers a part; the oldest games are forgotten. */
function remember(commitment, key, part) {
  const games = remembered();
  const game = { ...games[commitment], [key]: part };
  delete games[commitment];
  const recent = Object.entries({ ...games, [commitment]: game }).slice(-REMEMBERED);
  kept.set("fair", JSON.stringify(Object.fromEntries(recent)));
}

const post = (address, data) =>
  fetch(address, { method: "POST", body: new URLSearchParams(data), headers: { Accept: "application/json" } }).catch(() => null);

// ---- In the lobby

/** How often a part was announced for each seat: again where that was forgotten, but who is refused goes without. */
const announced = new Map();
const MAX_TRIES = 3;

/** Announces a part for each seat of one's own that has none. */
export function announce() {
  for (const seat of document.querySelectorAll("[data-fair-seat]:not([data-announced])")) {
    const { fairSeat: number } = seat.dataset;
    const { commitment, table } = root.dataset;
    const tries = announced.get(number) ?? 0;
    if (!commitment || tries === MAX_TRIES) continue;
    announced.set(number, tries + 1);
    const part = remembered()[commitment]?.[number] ?? random();
    remember(commitment, number, part);
    post(`/t/${table}/fair`, { seat: number, sha256: sha256(part) });
  }
}

/** The game begins: what was announced is sent. */
export function reveal(hashes) {
  const parts = remembered()[root.dataset.commitment] ?? {};
  for (const [seat, hash] of hashes) {
    const part = parts[seat];
    if (part && sha256(part) === hash) post(`/t/${root.dataset.table}/fair`, { seat, part });
  }
}

// ---- A table that begins at once

document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.hasAttribute("data-fair") || form.querySelector("[name=ticket]")) return;
  event.preventDefault();
  const submitter = /** @type {HTMLElement | null} */ (event.submitter);
  const ticket = await post("/seed-tickets", {}).then((answer) => (answer?.ok ? answer.json() : null)).catch(() => null);
  const part = random();
  if (ticket) remember(ticket.commitment, "1", part);
  for (const [name, value] of Object.entries({ ticket: ticket?.ticket ?? "", part })) {
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  form.requestSubmit(submitter);
});
// Who comes back to a page gets another ticket.
addEventListener("pageshow", () => {
  for (const field of document.querySelectorAll("form[data-fair] [name=ticket], form[data-fair] [name=part]")) field.remove();
});

// ---- The page that tells how it was drawn

const check = /** @type {HTMLElement | null} */ (document.querySelector("[data-fair-check]"));
if (check) {
  const { commitment, parts, good, bad, none } = check.dataset;
  const own = Object.values(remembered()[commitment] ?? {});
  const all = parts.split(" ");
  check.textContent = own.length === 0 ? none : own.every((part) => all.includes(part)) ? good : bad;
  check.hidden = false;
}
