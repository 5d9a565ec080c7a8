import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import type { PlaceFilters } from "../../domain/browse/place-filters.ts";
import { afterPaint } from "../../map/after-paint.ts";
import { filterSearch, readFilters } from "../../web/filter-parameters.ts";
import { fetchPageData } from "../../web/page-data.ts";
import { LIST_FAILED } from "../cards/use-more-cards.ts";
import { showNotice } from "../layout/notice-store.ts";

/** How long a visitor pauses before what they typed is looked for. */
const TYPING_PAUSE_MS = 250;

/** Travels with an address that the form itself went to. */
interface FromForm {
  readonly fromForm: true;
}

const isFromForm = (state: unknown): boolean => (state as FromForm | null)?.fromForm === true;

/**
 * The address holds the filters. What is chosen goes there at once; what is typed when the visitor pauses, as one step
 * of the history however many letters it has. When the address changes otherwise (back, forward, a link), the form follows.
 */
export function useInstantFilters(form: RefObject<HTMLFormElement | null>, filters: PlaceFilters) {
  const navigate = useNavigate();
  const { state, pathname } = useLocation();
  const wentBack = useNavigationType() === "POP";
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where this stretch of typing has been: from there it goes on in the same step of the history. */
  const typedTo = useRef(new Set<string>());
  const asking = useRef<AbortController>(undefined);
  const [failed, setFailed] = useState(false);

  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: apply is another function at every draw and does the same
  useEffect(() => {
    // The server drew the form as the address has it; what a visitor changed before this runs is applied now.
    if (isFirst.current) {
      isFirst.current = false;
      if (form.current && searchOf(form.current) !== filterSearch(filters))
        void apply(form.current.q.value !== filters.q);
      return;
    }
    // The form is ahead of the answers to its own questions: the visitor may have gone on meanwhile.
    if (!form.current || (!wentBack && isFromForm(state))) return;
    clearTimeout(pause.current);
    asking.current?.abort();
    setFailed(false);
    typedTo.current.clear();
    showFilters(form.current, filters);
  }, [form, filters, state, wentBack]);

  useEffect(
    () => () => {
      clearTimeout(pause.current);
      asking.current?.abort();
    },
    [],
  );

  async function apply(isTyped: boolean): Promise<void> {
    clearTimeout(pause.current);
    if (!form.current) return;
    const search = searchOf(form.current);
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    try {
      await Promise.all([fetchPageData(pathname + search, { signal }), afterPaint()]);
    } catch {
      if (signal.aborted) return;
      setFailed(true);
      showNotice({ ...LIST_FAILED, kind: "error" });
      return;
    }
    if (signal.aborted) return;
    setFailed(false);
    // The browser's own address, because what is drawn may still be a step behind it.
    const here = window.location.search;
    const replace = search === here || (isTyped && typedTo.current.has(here));
    if (isTyped) typedTo.current.add(search);
    else typedTo.current.clear();
    void navigate({ search }, { replace, preventScrollReset: true, state: { fromForm: true } satisfies FromForm });
  }
  return {
    failed,
    changed: () => void apply(false),
    typed() {
      clearTimeout(pause.current);
      pause.current = setTimeout(() => void apply(true), TYPING_PAUSE_MS);
    },
    applyNow: () => void apply(true),
  };
}

const searchOf = (form: HTMLFormElement): string =>
  filterSearch(readFilters(new URLSearchParams(new FormData(form) as never)));

function showFilters(form: HTMLFormElement, filters: PlaceFilters): void {
  for (const [name, value] of Object.entries(filters)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement || control instanceof HTMLInputElement) control.value = value ?? "";
  }
}
