/** Dijkstra's algorithm over the road graph, by time or by whatever else makes a road worth driving. */
import { memoize } from "../memoize.ts";
import type { Length } from "./road-classes.ts";
import type { RoadGraph } from "./road-graph.ts";

/** Where a search begins, and what it cost to get there. */
export interface SearchStart extends Length {
  readonly town: number;
  /** The minutes, unless roads are weighted. */
  readonly cost?: number;
}

export interface ShortestPaths {
  /** Per town, the minimal cost of getting there: the minutes, unless roads are weighted. */
  readonly cost: Float64Array;
  /** Per town, from the start; Infinity if it was not reached. */
  readonly minutes: Float64Array;
  readonly miles: Float64Array;
  /** The leg that leads to a town; -1 at the start and for towns that were not reached. */
  readonly legTo: Int32Array;
}

interface SearchLimits {
  readonly maxMinutes?: number | undefined;
  /** Stops when all of these are reached. */
  readonly targets?: Iterable<number> | undefined;
  /** Per leg, the cost of a minute on it; absent if all cost the same. */
  readonly weights?: Float64Array | undefined;
}

/**
 * The legs at each town in flat arrays, which are several times faster to search: those of `town` start at
 * `first[town]`.
 */
const adjacency = memoize(({ legs, legsAt }: RoadGraph) => {
  const first = new Int32Array(legsAt.length + 1);
  for (const [town, at] of legsAt.entries()) first[town + 1] = first[town]! + at.length;
  const size = first.at(-1)!;
  const [leg, to] = [new Int32Array(size), new Int32Array(size)];
  const [minutes, miles] = [new Float64Array(size), new Float64Array(size)];
  for (const [town, at] of legsAt.entries()) {
    for (const [i, index] of at.entries()) {
      const position = first[town]! + i;
      const { from, to: end, ...length } = legs[index]!;
      leg[position] = index;
      to[position] = from === town ? end : from;
      minutes[position] = length.minutes;
      miles[position] = length.miles;
    }
  }
  return { first, leg, to, minutes, miles };
});

export function shortestPaths(
  graph: RoadGraph,
  sources: readonly SearchStart[],
  limits: SearchLimits = {},
): ShortestPaths {
  const { legsAt } = graph;
  const legs = adjacency(graph);
  const { weights } = limits;
  const minutes = new Float64Array(legsAt.length).fill(Number.POSITIVE_INFINITY);
  const cost = weights ? minutes.slice() : minutes;
  const miles = new Float64Array(legsAt.length);
  const legTo = new Int32Array(legsAt.length).fill(-1);
  const maxMinutes = limits.maxMinutes ?? Number.POSITIVE_INFINITY;
  const targets = limits.targets && new Set(limits.targets);
  const queue = new MinHeap();
  const reach = (town: number, atCost: number, atMinutes: number, atMiles: number, leg: number): void => {
    if (atCost >= cost[town]! || atMinutes > maxMinutes) return;
    cost[town] = atCost;
    minutes[town] = atMinutes;
    miles[town] = atMiles;
    legTo[town] = leg;
    queue.push(town, atCost);
  };
  for (const { town, ...start } of sources) reach(town, start.cost ?? start.minutes, start.minutes, start.miles, -1);
  while (queue.size > 0) {
    const { item: town, key } = queue.pop();
    // Reached sooner on another route in the meantime.
    if (key > cost[town]!) continue;
    if (targets?.delete(town) && targets.size === 0) break;
    for (let i = legs.first[town]!; i < legs.first[town + 1]!; i++) {
      const leg = legs.leg[i]!;
      const legMinutes = legs.minutes[i]!;
      const legCost = weights ? legMinutes * weights[leg]! : legMinutes;
      reach(legs.to[i]!, key + legCost, minutes[town]! + legMinutes, miles[town]! + legs.miles[i]!, leg);
    }
  }
  return { cost, minutes, miles, legTo };
}

/** A binary heap of numbers, each with its sort key. */
class MinHeap {
  readonly #items: number[] = [];
  readonly #keys: number[] = [];

  get size(): number {
    return this.#items.length;
  }

  push(item: number, key: number): void {
    let at = this.#items.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#keys[parent]! <= key) break;
      this.#move(parent, at);
      at = parent;
    }
    this.#items[at] = item;
    this.#keys[at] = key;
  }

  pop(): { item: number; key: number } {
    const top = { item: this.#items[0]!, key: this.#keys[0]! };
    const item = this.#items.pop()!;
    const key = this.#keys.pop()!;
    const size = this.#items.length;
    if (size === 0) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && this.#keys[child + 1]! < this.#keys[child]!) child++;
      if (this.#keys[child]! >= key) break;
      this.#move(child, at);
      at = child;
    }
    this.#items[at] = item;
    this.#keys[at] = key;
    return top;
  }

  #move(from: number, to: number): void {
    this.#items[to] = this.#items[from]!;
    this.#keys[to] = this.#keys[from]!;
  }
}
