/** Gathers places that stand close together: what is within a few miles is one thing to visit. */
import { milesBetween } from "../../geo/miles-between.ts";
import type { Candidate } from "../route/trip-candidates.ts";

/** Greedily around the place with the most worth near it, again and again. Groups and their places are best first. */
export function gatherPlaces(candidates: readonly Candidate[], miles: number): Candidate[][] {
  // A boat makes a place a trip of its own, shared with what stands beside it.
  const boats = Map.groupBy(candidates, ({ place }) => place.boat);
  const byLand = boats.get(undefined) ?? [];
  boats.delete(undefined);
  const islands = [...boats.values()].flatMap((group) => gatherWithin(group, miles));
  return [...gatherWithin(byLand, miles), ...islands];
}

function gatherWithin(candidates: readonly Candidate[], miles: number): Candidate[][] {
  const isNear = (a: Candidate, b: Candidate) => milesBetween(a.point, b.point) <= miles;
  const nearby = new Map(candidates.map((one) => [one, candidates.filter((other) => isNear(one, other))]));
  const left = new Set(candidates);
  const worthAround = (one: Candidate) =>
    nearby.get(one)!.reduce((sum, other) => sum + (left.has(other) ? other.worth : 0), 0);
  const weights = new Map(candidates.map((one) => [one, worthAround(one)]));
  const groups: Candidate[][] = [];
  while (left.size > 0) {
    let center: Candidate | undefined;
    for (const one of left) if (!center || weights.get(one)! > weights.get(center)!) center = one;
    const group = nearby.get(center!)!.filter((one) => left.has(one));
    for (const one of group) left.delete(one);
    for (const one of group) {
      for (const other of nearby.get(one)!) if (left.has(other)) weights.set(other, worthAround(other));
    }
    groups.push(group.toSorted((a, b) => b.worth - a.worth));
  }
  return groups;
}
