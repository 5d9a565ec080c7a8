import { useEffect, useRef } from "react";

/** Id of the form of a listing's fields. */
export const LISTING_FORM = "listing-form";
const LEAVE = "What you wrote here is not saved. Leave it?";
const GO_ON = "What you wrote in the listing is not saved. Go on without it?";

/**
 * Asks for confirmation before unsaved text is lost, by leaving the page or, for the listing form, by another decision on
 * the same page. Rejected forms count as unsaved; a new version means it was saved. Returns the check for use by keyboard
 * shortcuts. (The router's own blocker complains in the console about every link within the page, such as those to invalid fields.)
 */
export function useLeaveGuard(version: number, isRefused: boolean): () => boolean {
  const refused = useRef(isRefused);
  const written = useRef(new Set<HTMLFormElement>());
  refused.current = isRefused;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version starts with no unsaved changes
  useEffect(() => {
    written.current.clear();
  }, [version]);
  const mayLeave = () => (!refused.current && written.current.size === 0) || window.confirm(LEAVE);
  const latest = useRef(mayLeave);
  latest.current = mayLeave;
  useEffect(() => {
    const note = ({ target }: Event) => {
      const form = target instanceof Element && target.closest<HTMLFormElement>("form[method=post]");
      if (form) written.current.add(form);
    };
    const maySend = (form: HTMLFormElement) => {
      const keepsListing = form.id === LISTING_FORM || form.method !== "post";
      return keepsListing || ![...written.current].some(({ id }) => id === LISTING_FORM) || window.confirm(GO_ON);
    };
    const follow = (event: Event) => {
      const { target } = event;
      const address = target instanceof Element ? addressOf(target) : undefined;
      if (!address) return;
      const isHere = address.pathname === window.location.pathname;
      if (isHere ? !(target instanceof HTMLFormElement) || maySend(target) : latest.current()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const unload = (event: BeforeUnloadEvent) => {
      if (refused.current || written.current.size > 0) event.preventDefault();
    };
    const stopWatchingHistory = watchHistory(() => latest.current());
    document.addEventListener("input", note);
    document.addEventListener("click", follow, true);
    document.addEventListener("submit", follow, true);
    window.addEventListener("beforeunload", unload);
    return () => {
      stopWatchingHistory();
      document.removeEventListener("input", note);
      document.removeEventListener("click", follow, true);
      document.removeEventListener("submit", follow, true);
      window.removeEventListener("beforeunload", unload);
    };
  }, []);
  return mayLeave;
}

/** The URL that a link or form opens in this tab. */
function addressOf(target: Element): URL | undefined {
  if (target instanceof HTMLFormElement) return new URL(target.action);
  const link = target.closest<HTMLAnchorElement>("a[href]");
  return link && !link.target ? new URL(link.href) : undefined;
}

/** The router numbers its entries. */
const entryNumber = (): number | undefined => window.history.state?.idx;

/** Popstate fires after the navigation: to stay, go back to the previous entry before the router sees the event. */
function watchHistory(mayLeave: () => boolean): () => void {
  const { pathname } = window.location;
  let here = entryNumber();
  let isReturning = false;
  const move = (event: PopStateEvent) => {
    const there = entryNumber();
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
    } else if (window.location.pathname === pathname) here = there;
    else if (here !== undefined && there !== undefined && !mayLeave()) {
      isReturning = true;
      event.stopImmediatePropagation();
      window.history.go(here - there);
    }
  };
  // Capturing listeners run before the router's, which was added earlier.
  window.addEventListener("popstate", move, true);
  return () => window.removeEventListener("popstate", move, true);
}
