// The replay: from moment to moment by links, keys, the scrubber, or by itself.

let playing = null;

/** Lets the controls of a replay change its page in place; `draw` puts in what stands at an address. */
export function followReplay(draw) {
  let wanted = 0; // an answer that comes after a later wish is not drawn
  const moment = async (address) => {
    const mine = wanted += 1;
    await draw(address, () => mine === wanted);
    if (mine === wanted) history.replaceState(null, "", address);
  };
  const step = (to) => document.querySelector(`#scrubber a[rel=${to}]`);
  const play = (on) => {
    clearInterval(playing);
    playing = on ? setInterval(() => {
      const next = step("next");
      if (next) moment(next.href);
      else play(false);
    }, 1100) : null;
    document.getElementById("play")?.setAttribute("aria-pressed", String(Boolean(on)));
  };
  document.addEventListener("click", (event) => {
    const link = event.target.closest("#scrubber a, #log a");
    if (event.target.closest("#play")) play(!playing);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    play(false);
    moment(link.href);
  });
  document.addEventListener("keydown", (event) => {
    const to = { ArrowLeft: "prev", ArrowRight: "next", Home: "start", End: "end" }[event.key];
    if (!to || event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input,select")) return;
    event.preventDefault();
    play(false);
    const link = step(to);
    if (link) moment(link.href);
  });
  document.addEventListener("change", ({ target }) => {
    if (target.id === "moment") moment(`${target.form.getAttribute("action")}/${target.value}`);
  });
}
