import { useEffect, useRef } from "react";

const QUESTION = "What you wrote here is not saved. Leave it?";

/**
 * Asks before words are lost that somebody wrote into a form of this page, by whichever link or key it is left. What was
 * refused is not saved either; a new version of the item is what follows a save. For keys, the answer is given back.
 * (The router's own blocker would weigh on every page of the site.)
 */
export function useLeaveGuard(version: number, isRefused: boolean): () => boolean {
  const isWritten = useRef(isRefused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version begins with nothing written
  useEffect(() => {
    isWritten.current = isRefused;
  }, [version, isRefused]);
  const mayLeave = () => !isWritten.current || window.confirm(QUESTION);
  const latest = useRef(mayLeave);
  latest.current = mayLeave;
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest("form[method=post]")) isWritten.current = true;
    };
    const follow = (event: Event) => {
      const address = event.target instanceof Element ? addressOf(event.target) : undefined;
      if (!address || address.pathname === window.location.pathname || latest.current()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const unload = (event: BeforeUnloadEvent) => {
      if (isWritten.current) event.preventDefault();
    };
    document.addEventListener("input", note);
    document.addEventListener("click", follow, true);
    document.addEventListener("submit", follow, true);
    window.addEventListener("beforeunload", unload);
    return () => {
      document.removeEventListener("input", note);
      document.removeEventListener("click", follow, true);
      document.removeEventListener("submit", follow, true);
      window.removeEventListener("beforeunload", unload);
    };
  }, []);
  return mayLeave;
}

/** Where a link or a form that is sent leads in this tab. */
function addressOf(target: Element): URL | undefined {
  if (target instanceof HTMLFormElement) return new URL(target.action);
  const link = target.closest<HTMLAnchorElement>("a[href]");
  return link && !link.target ? new URL(link.href) : undefined;
}
