import { drawPoster } from "../../app/art/draw-poster.ts";
import { posterSubject } from "../../app/art/poster-subject.ts";
import { syntheticPlaces } from "./synthetic-places.ts";

/** Milliseconds of processor time of one drawing, the mean of each round of many different ones. */
export function posterTimes(rounds: number, each: number): number[] {
  const subjects = syntheticPlaces(rounds * each).map(posterSubject);
  return Array.from({ length: rounds }, (_, round) => {
    const before = process.cpuUsage();
    for (const subject of subjects.slice(round * each, (round + 1) * each)) drawPoster(subject);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000 / each;
  });
}
