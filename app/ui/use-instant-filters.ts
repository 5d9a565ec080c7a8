import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import type { PlaceFilters } from "../domain/place-filters.ts";
import { filterSearch, readFilters } from "../http/filter-parameters.ts";

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
  const { state } = useLocation();
  const wentBack = useNavigationType() === "POP";
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where this stretch of typing has been: from there it goes on in the same step of the history. */
  const typedTo = useRef(new Set<string>());

  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: apply is another function at every draw and does the same
  useEffect(() => {
    // The server drew the form as the address has it; what a visitor changed before this runs is applied now.
    if (isFirst.current) {
      isFirst.current = false;
      if (form.current && searchOf(form.current) !== filterSearch(filters)) apply();
      return;
    }
    // The form is ahead of the answers to its own questions: the visitor may have gone on meanwhile.
    if (!form.current || (!wentBack && isFromForm(state))) return;
    clearTimeout(pause.current);
    typedTo.current.clear();
    showFilters(form.current, filters);
  }, [form, filters, state, wentBack]);

  useEffect(() => () => clearTimeout(pause.current), []);

  function apply(): void {
    clearTimeout(pause.current);
    if (!form.current) return;
    const search = searchOf(form.current);
    // The browser's own address, because what is drawn may still be a step behind it.
    const here = window.location.search;
    const replace = search === here || typedTo.current.has(here);
    typedTo.current.add(search);
    void navigate({ search }, { replace, preventScrollReset: true, state: { fromForm: true } satisfies FromForm });
  }
  return {
    changed() {
      typedTo.current.clear();
      apply();
      typedTo.current.clear();
    },
    typed() {
      clearTimeout(pause.current);
      pause.current = setTimeout(apply, TYPING_PAUSE_MS);
    },
    applyNow: apply,
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
