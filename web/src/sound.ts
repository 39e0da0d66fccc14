/** Short sounds, made on the spot: no file to load. Wood and skin for what lies on the table, a pipe for the turn. */
import type { FromServer } from "./live/messages.ts";

export type Sound = "knock" | "chime" | "drum" | "turn" | "end";

interface Note {
  /** Seconds after the start. */
  at: number;
  /** Hertz; 0 is a knock of filtered noise. */
  pitch: number;
  long: number;
  loud: number;
  type?: OscillatorType;
}

const SOUNDS: Record<Sound, readonly Note[]> = {
  knock: [{ at: 0, pitch: 0, long: 0.07, loud: 0.2 }],
  chime: [
    { at: 0, pitch: 0, long: 0.1, loud: 0.25 },
    { at: 0.05, pitch: 392, long: 0.25, loud: 0.1, type: "triangle" },
    { at: 0.16, pitch: 523, long: 0.4, loud: 0.1, type: "triangle" },
  ],
  drum: [
    { at: 0, pitch: 82, long: 0.35, loud: 0.3, type: "sine" },
    { at: 0.18, pitch: 82, long: 0.35, loud: 0.24, type: "sine" },
    { at: 0.36, pitch: 98, long: 0.5, loud: 0.3, type: "sine" },
  ],
  turn: [
    { at: 0, pitch: 587, long: 0.3, loud: 0.1, type: "triangle" },
    { at: 0.14, pitch: 880, long: 0.35, loud: 0.1, type: "triangle" },
  ],
  end: [
    { at: 0, pitch: 440, long: 0.35, loud: 0.09, type: "triangle" },
    { at: 0.2, pitch: 554, long: 0.35, loud: 0.09, type: "triangle" },
    { at: 0.4, pitch: 659, long: 0.35, loud: 0.09, type: "triangle" },
    { at: 0.6, pitch: 880, long: 0.9, loud: 0.1, type: "triangle" },
  ],
};

/** The sounds of a game, by kind of event. */
export type SoundsOfEvents = Readonly<Record<string, Sound>>;

/** Of several in a message the first of these is played. */
const ORDER: readonly Sound[] = ["end", "drum", "chime", "knock"];

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  for (const note of SOUNDS[sound]) sing(context, note);
}

/** Plays what a message tells. */
export function hear(message: FromServer, sounds?: SoundsOfEvents): void {
  const sound = soundOf(message, sounds);
  if (sound) play(sound);
}

/** It is your turn. */
export function ring(): void {
  play("turn");
}

/** The sound of what a message tells, if it tells something that is heard. */
export function soundOf(message: FromServer, sounds: SoundsOfEvents = {}): Sound | null {
  if (message.type !== "news") return null;
  if (message.info?.state === "over" && message.log.length) return "end";
  const heard = message.log.flatMap((entry) => entry.told.flatMap((one) => sounds[one.kind] ?? []));
  return ORDER.find((sound) => heard.includes(sound)) ?? null;
}

function sing(into: AudioContext, note: Note): void {
  const at = into.currentTime + note.at;
  const gain = into.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(note.loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + note.long);
  const source = note.pitch ? tone(into, note) : knock(into);
  source.connect(gain).connect(into.destination);
  start(source, at, note.long + 0.05);
}

function tone(into: AudioContext, note: Note): OscillatorNode {
  const made = into.createOscillator();
  made.frequency.value = note.pitch;
  made.type = note.type ?? "sine";
  return made;
}

function knock(into: AudioContext): AudioBufferSourceNode {
  const buffer = into.createBuffer(1, Math.ceil(into.sampleRate * 0.12), into.sampleRate);
  const samples = buffer.getChannelData(0);
  let last = 0;
  // Noise through a one-pole filter: a card on felt.
  for (let i = 0; i < samples.length; i += 1) {
    last += 0.18 * (Math.random() * 2 - 1 - last);
    samples[i] = last * 2.5;
  }
  const made = into.createBufferSource();
  made.buffer = buffer;
  return made;
}

function start(source: OscillatorNode | AudioBufferSourceNode, at: number, long: number): void {
  source.start(at);
  source.stop(at + long);
}
