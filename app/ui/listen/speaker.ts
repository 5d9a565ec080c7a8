/**
 * The browser's own voice, which reads one text at a time. Only voices on the device are used, so that nothing is sent
 * anywhere. One utterance per sentence: Chrome stops long ones, and Android's Chrome cannot pause, so a pause cancels
 * the sentence and remembers where it was.
 */
import { useSyncExternalStore } from "react";
import { showNotice } from "../layout/notice-store.ts";
import type { SpokenSentence } from "./read-sentences.ts";
import { spokenText, utterancesOf } from "./spoken-text.ts";
import { keepAwake } from "./wake-lock.ts";

export interface ReadingAloud {
  /** The id of the button that started it. */
  readonly id: string;
  readonly sentences: readonly SpokenSentence[];
  readonly at: number;
  readonly isPaused: boolean;
}

const RATES = [0.8, 1, 1.2, 1.5] as const;
const RATE_KEY = "hauntway.rate";
const HIGHLIGHT = "spoken";

let reading: ReadingAloud | undefined;
let letSleep: (() => void) | undefined;
/** Counts starts, so that the end of an abandoned utterance is ignored. */
let turn = 0;
/** Holds the utterance: Chrome garbage-collects one without a reference, and its end event never comes. */
let held: SpeechSynthesisUtterance | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: ReadingAloud | undefined): void {
  reading = next;
  const isSpeaking = next !== undefined && !next.isPaused;
  if (isSpeaking) letSleep ??= keepAwake();
  else {
    letSleep?.();
    letSleep = undefined;
  }
  mark(next?.sentences[next.at]?.range);
  for (const listener of listeners) listener();
}

export const useReading = (): ReadingAloud | undefined =>
  useSyncExternalStore(
    subscribe,
    () => reading,
    () => undefined,
  );

/** Without the highlight API the bar shows the sentence all the same. */
function mark(range: Range | undefined): void {
  if (typeof Highlight === "undefined") return;
  if (range) CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  else CSS.highlights.delete(HIGHLIGHT);
}

export function startReading(id: string, sentences: readonly SpokenSentence[]): void {
  if (sentences.length === 0) return;
  set({ id, sentences, at: 0, isPaused: false });
  speak();
}

export function stopReading(id?: string): void {
  if (!reading || (id !== undefined && reading.id !== id)) return;
  turn += 1;
  set(undefined);
  speechSynthesis.cancel();
}

export function pauseReading(): void {
  if (!reading) return;
  turn += 1;
  set({ ...reading, isPaused: true });
  speechSynthesis.cancel();
}

export function goOnReading(): void {
  if (!reading) return;
  set({ ...reading, isPaused: false });
  speak();
}

/** Moves one sentence forward or back. */
export function moveReading(by: number): void {
  if (!reading) return;
  const at = Math.max(0, Math.min(reading.sentences.length - 1, reading.at + by));
  set({ ...reading, at });
  if (!reading.isPaused) speak();
}

/** Speaks the current sentence, in as many utterances as it needs. */
function speak(): void {
  turn += 1;
  const own = turn;
  const { sentences, at } = reading!;
  if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel();
  const parts = utterancesOf(spokenText(sentences[at]!.text));
  const say = (part: number): void => {
    const utterance = new SpeechSynthesisUtterance(parts[part]);
    const voice = localVoice();
    if (voice) {
      utterance.voice = voice;
      utterance.lang = voice.lang;
    }
    utterance.rate = readRate();
    utterance.onend = () => {
      if (own !== turn) return;
      if (part + 1 < parts.length) say(part + 1);
      else goToNext();
    };
    utterance.onerror = () => own === turn && complain();
    held = utterance;
    speechSynthesis.speak(held);
  };
  say(0);
}

function goToNext(): void {
  const { at, sentences } = reading!;
  if (at + 1 < sentences.length) moveReading(1);
  else stopReading();
}

function complain(): void {
  pauseReading();
  showNotice({ title: "The voice stopped", text: "Press Play to continue from this sentence.", kind: "error" });
}

export function readRate(): (typeof RATES)[number] {
  try {
    return RATES.find((rate) => String(rate) === localStorage.getItem(RATE_KEY)) ?? 1;
  } catch {
    return 1;
  }
}

/** Takes the next faster rate, or the slowest after the fastest; the sentence starts over. */
export function changeRate(): void {
  const next = RATES[(RATES.indexOf(readRate()) + 1) % RATES.length]!;
  try {
    localStorage.setItem(RATE_KEY, String(next));
  } catch {}
  if (!reading) return;
  set({ ...reading });
  if (!reading.isPaused) speak();
}

/** An English voice on the device itself, preferably an American one. */
function localVoice(): SpeechSynthesisVoice | undefined {
  if (!("speechSynthesis" in window)) return undefined;
  const voices = speechSynthesis.getVoices().filter(({ localService, lang }) => localService && /^en\b/i.test(lang));
  const american = voices.filter(({ lang }) => /^en[-_]US/i.test(lang));
  return american.find((voice) => voice.default) ?? american[0] ?? voices[0];
}

function subscribeToVoices(listener: () => void): () => void {
  if (!("speechSynthesis" in window)) return () => {};
  speechSynthesis.addEventListener("voiceschanged", listener);
  return () => speechSynthesis.removeEventListener("voiceschanged", listener);
}

/** Voices may come a moment after the page. */
export const useHasVoice = (): boolean =>
  useSyncExternalStore(
    subscribeToVoices,
    () => localVoice() !== undefined,
    () => false,
  );
