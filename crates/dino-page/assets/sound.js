// Sounds, for who wishes them: two soft notes when it is one's turn, short ones while time runs out.

/** Plays notes, each a moment after which it begins, a pitch, and how long it sounds. */
function notes(...all) {
  // Browsers are silent until somebody has touched the page, and say so on the console.
  if (navigator.userActivation?.hasBeenActive === false) return;
  const audio = new AudioContext();
  for (const [at, pitch, length] of all) {
    const [note, loudness] = [audio.createOscillator(), audio.createGain()];
    const [begin, end] = [audio.currentTime + at, audio.currentTime + at + length];
    note.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.12, begin);
    loudness.gain.exponentialRampToValueAtTime(0.001, end);
    note.connect(loudness).connect(audio.destination);
    note.start(begin);
    note.stop(end);
    if (all.at(-1)[0] === at) note.onended = () => audio.close();
  }
}

/** It is the reader's turn. */
export const chime = () => notes([0, 523, 0.4], [0.14, 784, 0.4]);

/** A second goes by. */
export const tick = (pitch) => notes([0, pitch, 0.12]);
