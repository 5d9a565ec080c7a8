import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";

const QUESTION = "What you wrote here is not saved. Leave it?";

/**
 * Asks before words are lost that somebody wrote into a form of this page: one key leads to the next item. What was
 * refused is not saved either; a new version of the item is what follows a save.
 */
export function useLeaveGuard(version: number, isRefused: boolean): void {
  const isWritten = useRef(isRefused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version begins with nothing written
  useEffect(() => {
    isWritten.current = isRefused;
  }, [version, isRefused]);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest("form[method=post]")) isWritten.current = true;
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (isWritten.current) event.preventDefault();
    };
    document.addEventListener("input", note);
    window.addEventListener("beforeunload", ask);
    return () => {
      document.removeEventListener("input", note);
      window.removeEventListener("beforeunload", ask);
    };
  }, []);
  // A form that is sent stays on this page.
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      isWritten.current && nextLocation.pathname !== currentLocation.pathname && !window.confirm(QUESTION),
  );
}
