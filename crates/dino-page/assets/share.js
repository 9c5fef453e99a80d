// An address goes to others: by the browser's own way to share where it has one, by the clipboard, or by hand.

import { toast, words } from "./page.js";

/** Copies an address. A browser keeps its clipboard from pages that came without encryption, as in one's own network:
    there the field is copied as a person would do it, and where even that is refused it waits selected. */
export async function copy(address) {
  const written = await navigator.clipboard?.writeText(address).then(() => true, () => false);
  if (written) return toast(words.copied);
  const field = [...document.querySelectorAll(".copy__field")].find(({ value }) => value === address);
  field?.focus();
  field?.select();
  return toast(document.execCommand("copy") ? words.copied : words.byHand);
}

/** Offers an address to the browser's own way to share. */
export async function share(address) {
  try {
    await navigator.share({ url: address });
  } catch (/** @type {any} */ error) {
    if (error.name !== "AbortError") copy(address); // closed without sharing
  }
}
