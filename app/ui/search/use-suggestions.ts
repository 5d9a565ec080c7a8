import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Suggestion } from "../../domain/search/suggest.ts";
import { callApi } from "../../web/api-client.ts";

/** Debounce for typed text. */
const TYPING_PAUSE_MS = 120;

/** Of one text; undefined if another was typed meanwhile. */
type Lookup = Promise<readonly Suggestion[] | undefined>;

interface SuggestionsOptions {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What is suggested; everything by default. */
  readonly kinds: readonly Suggestion["kind"][] | undefined;
  /** Called with the chosen suggestion, once the field shows its text. */
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** Suggestions for the text of a field, and choosing one of them by keyboard. Failures show nothing. */
export function useSuggestions({ field, kinds, onChoose }: SuggestionsOptions) {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const asking = useRef<AbortController>(undefined);
  const answer = useRef<Lookup>(undefined);
  const isOpen = suggestions.length > 0;

  useEffect(() => () => asking.current?.abort(), []);

  function look(text: string): void {
    setActive(-1);
    asking.current?.abort();
    if (text.trim() === "") {
      setSuggestions([]);
      return;
    }
    asking.current = new AbortController();
    answer.current = ask(text, kinds, asking.current.signal);
    void answer.current.then((found) => found && setSuggestions(found));
  }
  function close(): void {
    asking.current?.abort();
    setSuggestions([]);
    setActive(-1);
  }
  function choose(suggestion: Suggestion): void {
    if (field.current) field.current.value = suggestion.label;
    close();
    onChoose(suggestion);
  }
  /** The list may still show what earlier letters brought: the choice is of the answer to the text as it stands. */
  async function chooseActive(): Promise<void> {
    const found = await answer.current;
    const chosen = found?.[active];
    if (chosen) choose(chosen);
    else if (found) field.current?.form?.requestSubmit();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (event.key === "Enter" && active === -1) close();
    else if (event.key === "Enter") {
      event.preventDefault();
      void chooseActive();
    } else if (isOpen && event.key === "Escape") {
      event.preventDefault();
      close();
    } else if (isOpen && step !== 0) {
      event.preventDefault();
      // One step past either end is the field itself.
      const steps = suggestions.length + 1;
      setActive(((active + 1 + step + steps) % steps) - 1);
    } else if (step === 1 && field.current?.value) {
      event.preventDefault();
      look(field.current.value);
    }
  }
  return { suggestions, active, isOpen, look, close, choose, onKeyDown };
}

async function ask(text: string, kinds: SuggestionsOptions["kinds"], signal: AbortSignal): Lookup {
  await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS));
  if (signal.aborted) return undefined;
  try {
    const found = await callApi<Suggestion[]>(`/api/suggest?q=${encodeURIComponent(text)}`, { signal });
    return kinds ? found.filter(({ kind }) => kinds.includes(kind)) : found;
  } catch {
    return signal.aborted ? undefined : [];
  }
}
