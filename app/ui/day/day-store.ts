/** How the days of trips go, in the visitor's own browser and nowhere else. */
import { useSyncExternalStore } from "react";
import { type DayProgress, NO_PROGRESS, readProgress } from "../../domain/trips/travel/follow-day.ts";

const DAYS_KEY = "hauntway.days";
const VERSION = 1;
/** More days than a long trip has. */
const MAX_DAYS = 30;

interface StoredDay {
  /** Query of the plan, and the day: "?from=Salem&with=...&day=2". */
  readonly key: string;
  readonly progress: DayProgress;
}

const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastDays: readonly StoredDay[] = [];
/** Where the browser stores nothing, it holds until the page is left. */
let isForbidden = false;

function readDays(): readonly StoredDay[] {
  if (isForbidden) return lastDays;
  let text: string | null = null;
  try {
    text = localStorage.getItem(DAYS_KEY);
  } catch {
    isForbidden = true;
  }
  if (text === lastText) return lastDays;
  lastText = text;
  lastDays = text === null ? [] : parse(text);
  return lastDays;
}

function parse(text: string): StoredDay[] {
  try {
    const { version, days } = JSON.parse(text);
    if (version !== VERSION || !Array.isArray(days)) return [];
    return days.flatMap(({ key, progress }) => {
      const read = readProgress(progress);
      return read && typeof key === "string" ? { key, progress: read } : [];
    });
  } catch {
    return [];
  }
}

export function readDay(key: string): DayProgress {
  return readDays().find((day) => day.key === key)?.progress ?? NO_PROGRESS;
}

export function changeDay(key: string, progress: DayProgress): void {
  const others = readDays().filter((day) => day.key !== key);
  const days = progress === NO_PROGRESS ? others : [{ key, progress }, ...others].slice(0, MAX_DAYS);
  lastDays = days;
  try {
    const text = JSON.stringify({ version: VERSION, days });
    localStorage.setItem(DAYS_KEY, text);
    lastText = text;
  } catch {
    isForbidden = true;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

export function useDay(key: string): DayProgress {
  return useSyncExternalStore(
    subscribe,
    () => readDay(key),
    () => NO_PROGRESS,
  );
}
