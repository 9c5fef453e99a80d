// Options of a lobby of which one picks some things: how many are picked, and when that is enough to be sent.

/** @param {ParentNode} place */
const groups = (place) => [...place.querySelectorAll("[data-least]")];
const boxes = (group) => [...group.querySelectorAll("input[type=checkbox]")];
const picked = (group) => boxes(group).filter(({ checked }) => checked).length;
const isComplete = (group) => !picked(group) || picked(group) >= Number(group.dataset.least) && picked(group) <= Number(group.dataset.most);

/** Says how many are picked; once they are all there, no other can be. */
function count(group) {
  const [now, line] = [picked(group), group.querySelector("output")];
  line.textContent = now ? line.dataset.count.replace("%", now) : line.dataset.none;
  if (boxes(group).every(({ disabled }) => disabled)) return; // who is no host picks nothing
  for (const box of boxes(group)) box.disabled = !box.checked && now >= Number(group.dataset.most);
}

/** Whether a change can be sent. A pick that was begun elsewhere and not ended is as it was. */
export function isReady(field) {
  const own = field.closest("[data-least]");
  for (const group of groups(field.form)) {
    if (group !== own && !isComplete(group)) for (const box of boxes(group)) box.checked = box.defaultChecked;
    count(group);
  }
  return !own || isComplete(own);
}

document.addEventListener("dinotable:drawn", () => groups(document).forEach(count));
document.addEventListener("reset", () => setTimeout(() => groups(document).forEach(count)));
