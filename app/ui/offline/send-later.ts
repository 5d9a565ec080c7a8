import { useOffline } from "./connection-store.ts";

const LATER =
  "You are offline, so this could not be sent. What you wrote stays here: send it when you are back online.";
const NOW = "You are back online. What you wrote is still here, and you can send it now.";

/** The sentence in a form that could not be sent without a network. Only the visitor sends it again. */
export function useUnsentSentence(isUnsent: boolean): string | undefined {
  const sentence = useOffline() ? LATER : NOW;
  return isUnsent ? sentence : undefined;
}
