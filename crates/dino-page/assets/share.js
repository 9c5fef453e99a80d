// An address goes to others: by the browser's own way to share where it has one, by the clipboard, or by hand.

import { toast, words } from "./page.js";

/** Copies an address. A browser keeps its clipboard from pages that came without encryption, as in one's own network:
    there the field is copied as a person would do it, and where even that is refused it waits selected. */
export async function copy(address) {
  const written = await navigator.clipboard?.writeText(address).then(() => true, () => false);
  if (written) return toast(words.copied);
  const known = [...document.querySelectorAll(".copy__field")].find(({ value }) => value === address);
  const field = known ?? Object.assign(document.createElement("input"), { value: address, readOnly: true });
  const before = document.activeElement;
  if (!known) document.body.append(field);
  field.focus();
  field.select();
  const copied = document.execCommand("copy");
  if (!known) {
    field.remove();
    before?.focus({ preventScroll: true });
  }
  return toast(copied ? words.copied : known ? words.byHand : address);
}

/** Offers an address to the browser's own way to share; where there is none it is copied. */
export async function share(address, title) {
  if (!navigator.share) return copy(address);
  try {
    await navigator.share(title ? { url: address, title } : { url: address });
  } catch (/** @type {any} */ error) {
    if (error.name !== "AbortError") copy(address); // closed without sharing
  }
}
