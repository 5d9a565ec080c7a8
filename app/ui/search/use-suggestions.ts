import { useEffect, useRef, useState } from "react";
import type { Suggestion } from "../../domain/search/suggest.ts";
import { callApi } from "../../web/api-client.ts";

/** Debounce for typed text. */
const TYPING_PAUSE_MS = 120;

/** Suggestions for the typed text, of some kinds or all. Stale responses are dropped; failures show nothing. */
export function useSuggestions(kinds?: readonly Suggestion["kind"][]) {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController>(undefined);

  function forget(): void {
    clearTimeout(pause.current);
    asking.current?.abort();
    setSuggestions([]);
  }
  function look(text: string): void {
    clearTimeout(pause.current);
    asking.current?.abort();
    if (text.trim() === "") {
      setSuggestions([]);
      return;
    }
    pause.current = setTimeout(async () => {
      asking.current = new AbortController();
      const { signal } = asking.current;
      try {
        const found = await callApi<Suggestion[]>(`/api/suggest?q=${encodeURIComponent(text)}`, { signal });
        if (!signal.aborted) setSuggestions(kinds ? found.filter(({ kind }) => kinds.includes(kind)) : found);
      } catch {
        if (!signal.aborted) setSuggestions([]);
      }
    }, TYPING_PAUSE_MS);
  }
  useEffect(
    () => () => {
      clearTimeout(pause.current);
      asking.current?.abort();
    },
    [],
  );
  return { suggestions, look, forget };
}
