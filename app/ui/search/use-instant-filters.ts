import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import type { PlaceFilters } from "../../domain/browse/place-filters.ts";
import { afterPaint } from "../../map/live/after-paint.ts";
import { filterSearch, readFilters } from "../../web/filter-parameters.ts";
import { fetchPageData } from "../../web/page-data.ts";
import { LIST_FAILED } from "../cards/use-more-cards.ts";
import { showNotice } from "../layout/notice-store.ts";

/** Debounce for typed text. */
const TYPING_PAUSE_MS = 250;

/** History state that marks navigations made by the form itself. */
interface FromForm {
  readonly fromForm: true;
}

const isFromForm = (state: unknown): boolean => (state as FromForm | null)?.fromForm === true;

/**
 * The URL holds the filters. Selections are applied at once, text after a pause, with a single history entry for a run of
 * typing. When the URL changes in another way (back, forward, a link), the form follows.
 */
export function useInstantFilters(filters: PlaceFilters) {
  const form = useRef<HTMLFormElement>(null);
  const { state } = useLocation();
  const wentBack = useNavigationType() === "POP";
  const { failed, apply, applyLater, forget } = useApply(form);

  // Not the object, which is a new one whenever the page catches up after a time without a network.
  const shown = filterSearch(filters);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: apply, forget and filters are new on every render but mean the same
  useEffect(() => {
    // Apply what the visitor changed before hydration.
    if (isFirst.current) {
      isFirst.current = false;
      if (form.current && searchOf(form.current) !== shown) void apply(form.current.q.value !== filters.q);
      return;
    }
    // Don't reset the form after its own navigations: the visitor may have typed on meanwhile.
    if (!form.current || (!wentBack && isFromForm(state))) return;
    forget();
    showFilters(form.current, filters);
  }, [shown, state, wentBack]);

  const applyNow = () => void apply(true);
  return {
    /** Of a plain GET form, which needs none of this to work. */
    form: {
      ref: form,
      role: "search",
      autoComplete: "off",
      "data-print": "hide",
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        applyNow();
      },
    },
    failed,
    changed: () => void apply(false),
    typed: applyLater,
    applyNow,
  };
}

/** Loads the page of what the form says and goes there; a later request replaces an earlier one. */
function useApply(form: RefObject<HTMLFormElement | null>) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** URLs set by the current run of typing: from one of them, typing replaces the history entry. */
  const typedTo = useRef(new Set<string>());
  const asking = useRef<AbortController>(undefined);
  const [failed, setFailed] = useState(false);

  const stop = useCallback(() => {
    clearTimeout(pause.current);
    asking.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  async function apply(isTyped: boolean): Promise<void> {
    stop();
    if (!form.current) return;
    const search = searchOf(form.current);
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
    // window.location, because the rendered location may lag behind.
    const here = window.location.search;
    const replace = search === here || (isTyped && typedTo.current.has(here));
    if (isTyped) typedTo.current.add(search);
    else typedTo.current.clear();
    void navigate({ search }, { replace, preventScrollReset: true, state: { fromForm: true } satisfies FromForm });
  }
  return {
    failed,
    apply,
    /** After a pause in typing. */
    applyLater() {
      clearTimeout(pause.current);
      pause.current = setTimeout(() => void apply(true), TYPING_PAUSE_MS);
    },
    /** Drops what is still being loaded, and the run of typing. */
    forget() {
      stop();
      setFailed(false);
      typedTo.current.clear();
    },
  };
}

const searchOf = (form: HTMLFormElement): string =>
  filterSearch(readFilters(new URLSearchParams(new FormData(form) as never)));

function showFilters(form: HTMLFormElement, filters: PlaceFilters): void {
  for (const [name, value] of Object.entries(filters)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = value === true;
    else if (control instanceof HTMLSelectElement || control instanceof HTMLInputElement) control.value = value ?? "";
  }
}
