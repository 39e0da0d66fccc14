/** Two soft notes, made on the spot: no file to load. */
export function ring(): void {
  const context = new AudioContext();
  for (const [i, pitch] of [587, 880].entries()) {
    const tone = context.createOscillator();
    const loud = context.createGain();
    const at = context.currentTime + i * 0.14;
    tone.frequency.value = pitch;
    tone.type = "triangle";
    loud.gain.setValueAtTime(0.0001, at);
    loud.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
    tone.connect(loud).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.4);
  }
  setTimeout(() => void context.close(), 900);
}
