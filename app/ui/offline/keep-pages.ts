/** Keeping pages for use without a network. Loaded when somebody saves something. */
import type { WorkerRequest } from "../../offline/worker-scope.ts";
import { readSavedState } from "../saved/saved-store.ts";
import { refreshCards } from "../saved/use-saved-cards.ts";
import { daysOfTrip, listKeptTrips } from "./kept-days.ts";
import { canCopy, isSwitchedOff, registerWorker } from "./register-worker.ts";

/** The pages where a visitor without a network begins. */
const ALWAYS = ["/", "/saved", "/map", "/trip/mine"];

/** A store that cannot be read does not count as empty. */
const canKeep = (): boolean => canCopy() && !isSwitchedOff() && !readSavedState().trouble;

/**
 * Keeps saved places and trips with their stops, and nothing else. Whether all of it is there now. One after the other,
 * in all tabs: a page still on its way would be kept again after it was dropped.
 */
export async function keepPages(
  editTrips = (trips: string[]) => trips,
  onProgress?: (pages: { done: number; total: number }) => void,
): Promise<boolean> {
  if (!canKeep()) return false;
  try {
    return await navigator.locks.request("keep", async () => {
      const trips = editTrips((await listKeptTrips()).map(({ path }) => path));
      const slugs = new Set([...Object.keys(readSavedState().saved.places), ...trips.flatMap(stopsOfTrip)]);
      const days = trips.flatMap(daysOfTrip).map(({ path }) => path);
      const wanted = [...trips, ...days, ...[...slugs].map((slug) => `/location/${slug}`)];
      await registerWorker();
      const pages = wanted.length > 0 ? [...ALWAYS, ...wanted] : [];
      return askWorker({ type: "keep", pages }, (done) => onProgress?.({ done, total: pages.length }));
    });
  } catch {
    return false;
  }
}

/** The address of a kept trip names all of them, some with their day. */
export function stopsOfTrip(path: string): string[] {
  return new URL(path, window.location.origin).searchParams.getAll("with").map((stop) => stop.split("@")[0]!);
}

export async function keepSavedPlaces(): Promise<void> {
  if (!canKeep()) return;
  await refreshCards();
  await keepPages();
}

export async function askWorker(request: WorkerRequest, onProgress?: (done: number) => void): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => (typeof data === "number" ? onProgress?.(data) : resolve(data));
  });
  active!.postMessage(request, [port2]);
  return answer;
}
