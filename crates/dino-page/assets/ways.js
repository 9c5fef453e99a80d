// Choices of several things: each is a path of clicks of its own, such as the end of a hunt and what is eaten on it.

/** What is clicked for a choice: what it says, or the things its word names, which all have a number. The first two are
    where something begins and ends; of the others each is clicked once. */
export function clicked({ dataset, value }) {
  const things = value.split(" ").filter((word) => /\d/.test(word));
  const each = things.filter((thing, at) => at < 2 || things.indexOf(thing) === at);
  return dataset.el ?? (each.join(" ") || value);
}

/** The paths of clicks of an offer with these steps: one, unless its last step names several things at once. */
export function ways(steps) {
  const last = steps.at(-1);
  if (!last || ![...last.choices.keys()].some((ids) => ids.includes(" "))) return [steps];
  return apart(last).map((clicks) => [...steps.slice(0, -1), ...clicks]);
}

/** The button that ends a way, where the page has one. */
export const END = "enough";

/** A path of clicks for each way to choose. A label that says what each click is for, with semicolons between, is told piece by
    piece. Where the page has a button that ends a way, things after the first two are clicked in any order, and the button
    ends it; elsewhere a way that another one only goes on from is ended by clicking its last thing again. */
function apart({ label, choices, told }) {
  const all = [...choices.keys()];
  const labels = label.split(/\s*;\s*/);
  const goesOn = new Set(all.flatMap((ids) => ids.split(" ").map((_, at, parts) => parts.slice(0, at).join(" "))));
  const ended = Boolean(document.getElementById(END));
  return all.map((ids) => {
    const clicks = ids.split(" ");
    const tail = ended ? clicks.slice(2) : [];
    if (ended ? tail.length || goesOn.has(ids) : goesOn.has(ids)) clicks.push(ended ? END : clicks.at(-1));
    const last = clicks.length - 1;
    return clicks.map((id, at) => {
      const any = tail.length > 1 && at > 1 && id !== END;
      return {
        label: labels[Math.min(at, labels.length - 1)],
        any,
        choices: new Map((any ? tail : [id]).map((one) => [one, at === last ? choices.get(ids) : null])),
        told: new Map([[id, at > 0 ? told.get(ids) : ""]]),
      };
    });
  });
}
