import { drawPoster } from "../../app/art/draw-poster.ts";
import { posterSubject } from "../../app/art/poster-subject.ts";
import { syntheticPlaces } from "./synthetic-places.ts";

/** Processor time of one drawing, over many different ones. */
export function posterMilliseconds(count: number): number {
  const subjects = syntheticPlaces(count).map(posterSubject);
  const before = process.cpuUsage();
  for (const subject of subjects) drawPoster(subject);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
}
