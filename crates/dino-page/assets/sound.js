// Sounds, for who wishes them, all made here: two soft notes when it is one's turn, wood on wood when pieces are put down, a rattle
// for dice, short notes while time runs out.

import { $ } from "./page.js";

let audio = null; // made when the first sound is wanted

/** Where sounds go; nothing before somebody has touched the page, as browsers want it. */
function ears() {
  if (navigator.userActivation?.hasBeenActive === false) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  return audio;
}

/** A note: when it begins, its pitch, how long it sounds, how loud. */
function note(at, pitch, length, loud = 0.12) {
  const out = ears();
  if (!out) return;
  const [tone, loudness, begin] = [out.createOscillator(), out.createGain(), out.currentTime + at];
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(loud, begin);
  loudness.gain.exponentialRampToValueAtTime(0.001, begin + length);
  tone.connect(loudness).connect(out.destination);
  tone.start(begin);
  tone.stop(begin + length);
}

/** A knock: a breath of noise through a narrow gap. */
function knock(at, pitch, loud = 0.2) {
  const out = ears();
  if (!out) return;
  const length = 0.07;
  const noise = out.createBuffer(1, Math.ceil(out.sampleRate * length), out.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 3;
  const [source, gap, loudness] = [out.createBufferSource(), out.createBiquadFilter(), out.createGain()];
  source.buffer = noise;
  [gap.type, gap.frequency.value, gap.Q.value] = ["bandpass", pitch, 2.5];
  loudness.gain.value = loud;
  source.connect(gap).connect(loudness).connect(out.destination);
  source.start(out.currentTime + at);
}

const SOUNDS = {
  turn: () => [[0, 523], [0.14, 784]].forEach(([at, pitch]) => note(at, pitch, 0.4)),
  piece: () => knock(0.02, 900),
  dice: () => [0, 0.09, 0.17, 0.28, 0.44].forEach((at, bounce) => knock(at, 1500 + 170 * (bounce % 3), 0.22 - 0.03 * bounce)),
};

let last = 0; // when something was put down

/** Plays a sound, where sounds are wanted and somebody is there. */
export function play(name) {
  if (!$("sound")?.checked || (document.hidden && name !== "turn")) return;
  // Many pieces at once are one sound.
  if (name === "piece" && performance.now() - last < 120) return;
  last = performance.now();
  SOUNDS[name]?.();
}

/** A second goes by. */
export const tick = (pitch) => note(0, pitch, 0.12);

document.addEventListener("dinotable:turn", () => play("turn"));
// A game's own script says what is heard, such as dice.
document.addEventListener("dinotable:sound", (event) => play(/** @type {CustomEvent} */ (event).detail));
