import { useEffect, useRef, useState } from "react";
import { followMoves } from "../../domain/saved/edit-saved.ts";
import { callApi } from "../../web/api-client.ts";
import { useOffline } from "../offline/connection-store.ts";
import { isSwitchedOff } from "../offline/register-worker.ts";
import { changeSaved, readSavedState } from "./saved-store.ts";
import type { SavedAnswer, SavedCardView } from "./saved-view.ts";

/** The last answer, so that the list is there at once and without a network. */
const CARDS_KEY = "hauntway.saved-cards";
const LOOKUP = "/saved/lookup";
/** The maximum that the server takes in one request. */
const BATCH = 250;

export interface SavedCards {
  /** Keyed by slug. */
  readonly cards: ReadonlyMap<string, SavedCardView>;
  readonly gone: ReadonlySet<string>;
  /** Slugs that places have now and did not have when they were saved. */
  readonly moved: ReadonlySet<string>;
  readonly isLoading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

const NONE: ReadonlySet<string> = new Set();

export function useSavedCards(slugs: readonly string[]): SavedCards {
  const [cards, setCards] = useState<ReadonlyMap<string, SavedCardView>>(keptCards);
  const [gone, setGone] = useState(NONE);
  const [moved, setMoved] = useState(NONE);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const asked = useRef(new Set<string>());
  const missing = slugs.filter((slug) => !asked.current.has(slug)).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    if (missing === "") return;
    const wanted = missing.split(",");
    for (const slug of wanted) asked.current.add(slug);
    lookUp(wanted).then(
      (answer) => {
        for (const { slug } of answer.cards) asked.current.add(slug);
        setFailed(false);
        setCards((known) => new Map([...known, ...answer.cards.map((card) => [card.slug, card] as const)]));
        setGone((known) => new Set([...known, ...answer.gone]));
        if (Object.keys(answer.moved).length === 0) return;
        setMoved((known) => new Set([...known, ...Object.values(answer.moved)]));
        changeSaved((saved) => followMoves(saved, answer.moved));
      },
      () => {
        for (const slug of wanted) asked.current.delete(slug);
        setFailed(true);
      },
    );
  }, [missing, tries]);

  const isOffline = useOffline();
  useEffect(() => {
    if (!isOffline) setTries((count) => count + 1);
  }, [isOffline]);

  const isLoading = slugs.some((slug) => !cards.has(slug) && !gone.has(slug));
  useEffect(() => {
    if (!isLoading) keepCards(slugs.flatMap((slug) => cards.get(slug) ?? []));
  }, [isLoading, slugs, cards]);

  return { cards, gone, moved, isLoading, failed, retry: () => setTries((count) => count + 1) };
}

async function lookUp(slugs: readonly string[]): Promise<SavedAnswer> {
  const answers: SavedAnswer[] = [];
  for (let from = 0; from < slugs.length; from += BATCH) {
    answers.push(await callApi<SavedAnswer>(LOOKUP, { body: slugs.slice(from, from + BATCH) }));
  }
  return {
    cards: answers.flatMap(({ cards }) => cards),
    moved: Object.assign({}, ...answers.map(({ moved }) => moved)),
    gone: answers.flatMap(({ gone }) => gone),
  };
}

/** Has the cards of all saved places on this device, and of no others, before anybody opens the page. */
export async function refreshCards(): Promise<void> {
  const { places, been } = readSavedState().saved;
  const slugs = Object.keys({ ...places, ...been });
  const cards = keptCards();
  const missing = slugs.filter((slug) => !cards.has(slug));
  // Without them the list still has the names.
  const answer = missing.length > 0 ? await lookUp(missing).catch(() => undefined) : undefined;
  for (const card of answer?.cards ?? []) cards.set(card.slug, card);
  keepCards(slugs.flatMap((slug) => cards.get(slug) ?? []));
}

export const forgetCards = (): void => localStorage.removeItem(CARDS_KEY);

function keptCards(): Map<string, SavedCardView> {
  try {
    const kept = JSON.parse(localStorage.getItem(CARDS_KEY) ?? "[]") as SavedCardView[];
    return new Map(kept.map((card) => [card.slug, card]));
  } catch {
    return new Map();
  }
}

function keepCards(cards: readonly SavedCardView[]): void {
  // These are copies as well.
  if (isSwitchedOff()) return;
  try {
    if (cards.length > 0) localStorage.setItem(CARDS_KEY, JSON.stringify(cards));
    else forgetCards();
  } catch {
    // A convenience: the places themselves are stored already.
  }
}
