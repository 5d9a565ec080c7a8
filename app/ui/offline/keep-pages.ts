/** Keeping pages for use without a network. Loaded when somebody saves something. */
import type { WorkerRequest } from "../../offline/worker-scope.ts";
import { readState } from "../saved/saved-store.ts";
import { fetchMissingCards } from "../saved/use-saved-cards.ts";
import { canCopy, isSwitchedOff, registerWorker } from "./register-worker.ts";

/** Whether they are all there now. */
export async function keepPages(pages: readonly string[]): Promise<boolean> {
  if (!canCopy() || isSwitchedOff()) return false;
  try {
    await registerWorker();
    // The page that lists them comes along.
    return await askWorker({ type: "keep", pages: ["/saved", ...pages] });
  } catch {
    return false;
  }
}

export async function keepSavedPlaces(): Promise<void> {
  const slugs = Object.keys(readState().saved.places);
  if (slugs.length === 0 || isSwitchedOff()) return;
  // Their list is made of cards; without them it still has the names.
  await fetchMissingCards(slugs).catch(() => {});
  await keepPages(slugs.map((slug) => `/location/${slug}`));
}

export async function askWorker(request: WorkerRequest): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  active!.postMessage(request, [port2]);
  return answer;
}
