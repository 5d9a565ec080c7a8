/**
 * Groups the places of a list for every zoom of the map. From the closest zoom to the widest, whoever is not in a group yet
 * gathers its neighbours; they become one group in their middle, or it stays alone. All of it lies in typed arrays: the groups of
 * 100,000 places take 11 MB, and no collector looks at them.
 */
import { MAX_ZOOM } from "../app/domain/browse/map-features.ts";
import { bucketOf, type Cells, makeCells, shiftOf } from "./map-cells.ts";
import { reachAt, toX, toY } from "./map-plane.ts";

/** A node is a place, by its index in the list, or a group, numbered from `size` on. */
export interface GroupTree {
  readonly size: number;
  /** x and y of every node by turns. */
  readonly points: Int32Array<ArrayBuffer>;
  readonly counts: Int32Array<ArrayBuffer>;
  /** The first zoom at which a group comes apart. */
  readonly zooms: Uint8Array<ArrayBuffer>;
  /** The places, those of each group side by side, and where those of each node begin. */
  readonly members: Int32Array<ArrayBuffer>;
  readonly firsts: Int32Array<ArrayBuffer>;
  /** What is to be seen at each zoom. */
  readonly levels: readonly Cells[];
}

/** Longitude and latitude by turns; NaN for a place that is not on the map. */
export function groupPositions(positions: Float64Array): GroupTree {
  const steps = groupInSteps(positions);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same with many places to pause, each a few milliseconds of work after the last. */
export function* groupInSteps(positions: Float64Array): Generator<void, GroupTree> {
  const growing = new GrowingTree(positions.length / 2);
  yield* growing.locate(positions);
  const levels: Cells[] = [];
  for (let zoom = MAX_ZOOM; zoom >= 0; zoom--) levels.unshift(yield* growing.join(zoom));
  return { ...growing.finish(), levels };
}

/** Nodes of a step. */
const A_STEP = 4_096;

/** How many reaches wide a cell is: whatever a node reaches then lies in two columns and two rows of them. */
const REACHES_PER_CELL = 2;

class GrowingTree {
  readonly #size: number;
  /** By node. Each group joins two or more: there are fewer groups than places. */
  readonly #points: Int32Array<ArrayBuffer>;
  readonly #counts: Int32Array<ArrayBuffer>;
  readonly #zooms: Uint8Array<ArrayBuffer>;
  /** The group of each node; 0, which is none, as long as it is alone. */
  readonly #parents: Int32Array<ArrayBuffer>;
  /** Nodes in the order in which they came into a group. */
  readonly #joined: Int32Array<ArrayBuffer>;
  #joinedCount = 0;
  #nodeCount: number;
  #alone: Int32Array<ArrayBuffer>;
  #cells: Cells;

  constructor(size: number) {
    this.#size = size;
    const mostNodes = 2 * size;
    this.#points = new Int32Array(2 * mostNodes);
    this.#counts = new Int32Array(mostNodes);
    this.#zooms = new Uint8Array(mostNodes);
    this.#parents = new Int32Array(mostNodes);
    this.#joined = new Int32Array(mostNodes);
    this.#nodeCount = size;
    this.#alone = new Int32Array(size);
    this.#cells = makeCells(this.#alone.subarray(0, 0), this.#points, 1);
  }

  *locate(positions: Float64Array): Generator<void, void> {
    let count = 0;
    for (let from = 0; from < this.#size; from += A_STEP) {
      count = this.#locateSome(positions, from, Math.min(from + A_STEP, this.#size), count);
      yield;
    }
    this.#alone = this.#alone.subarray(0, count);
    this.#cells = this.#makeCells(MAX_ZOOM + 1);
  }

  #locateSome(positions: Float64Array, from: number, to: number, known: number): number {
    let count = known;
    for (let place = from; place < to; place++) {
      const lng = positions[2 * place]!;
      const lat = positions[2 * place + 1]!;
      if (Number.isNaN(lng) || Number.isNaN(lat)) continue;
      this.#points[2 * place] = toX(lng);
      this.#points[2 * place + 1] = toY(lat);
      this.#counts[place] = 1;
      this.#alone[count++] = place;
    }
    return count;
  }

  /** Joins what is too close to be told apart at a zoom; what is alone then is what that zoom shows. */
  *join(zoom: number): Generator<void, Cells> {
    let left = 0;
    for (let from = 0; from < this.#alone.length; from += A_STEP) {
      left = this.#joinSome(zoom, from, Math.min(from + A_STEP, this.#alone.length), left);
      yield;
    }
    this.#alone = this.#alone.subarray(0, left);
    this.#cells = this.#makeCells(zoom);
    return this.#cells;
  }

  #joinSome(zoom: number, from: number, to: number, alreadyLeft: number): number {
    const alone = this.#alone;
    let left = alreadyLeft;
    for (let index = from; index < to; index++) {
      const node = alone[index]!;
      // Never written ahead of what is read: one node at most comes out of each.
      if (this.#parents[node] === 0) alone[left++] = this.#gather(node, zoom);
    }
    return left;
  }

  /** Of a zoom for the one before it, which looks for neighbours in them. */
  #makeCells(zoom: number): Cells {
    return makeCells(this.#alone, this.#points, REACHES_PER_CELL * reachAt(zoom - 1));
  }

  /** The group of a node and its neighbours, or the node itself if there are none. */
  #gather(seed: number, zoom: number): number {
    const { side, nodes, starts } = this.#cells;
    const points = this.#points;
    const counts = this.#counts;
    const parents = this.#parents;
    const reach = side / REACHES_PER_CELL;
    const shift = shiftOf(starts);
    const x = points[2 * seed]!;
    const y = points[2 * seed + 1]!;
    const right = Math.floor((x + reach) / side);
    const bottom = Math.floor((y + reach) / side);
    const group = this.#nodeCount;
    let count = counts[seed]!;
    let sumX = x * count;
    let sumY = y * count;
    for (let row = Math.floor((y - reach) / side); row <= bottom; row++) {
      for (let column = Math.floor((x - reach) / side); column <= right; column++) {
        const bucket = bucketOf(column, row, shift);
        const end = starts[bucket + 1]!;
        for (let slot = starts[bucket]!; slot < end; slot++) {
          const node = nodes[slot]!;
          const dx = points[2 * node]! - x;
          const dy = points[2 * node + 1]! - y;
          if (dx * dx + dy * dy > reach * reach || node === seed || parents[node] !== 0) continue;
          if (parents[seed] === 0) this.#adopt(seed, group);
          this.#adopt(node, group);
          count += counts[node]!;
          sumX += points[2 * node]! * counts[node]!;
          sumY += points[2 * node + 1]! * counts[node]!;
        }
      }
    }
    if (parents[seed] === 0) return seed;
    counts[group] = count;
    points[2 * group] = sumX / count;
    points[2 * group + 1] = sumY / count;
    this.#zooms[group] = zoom + 1;
    this.#nodeCount += 1;
    return group;
  }

  #adopt(node: number, group: number): void {
    this.#parents[node] = group;
    this.#joined[this.#joinedCount++] = node;
  }

  finish(): Omit<GroupTree, "levels"> {
    const firsts = this.#firsts();
    const members = new Int32Array(this.#size);
    for (let place = 0; place < this.#size; place++) if (this.#counts[place]) members[firsts[place]!] = place;
    return {
      size: this.#size,
      points: this.#points.slice(0, 2 * this.#nodeCount),
      counts: this.#counts.slice(0, this.#nodeCount),
      zooms: this.#zooms.slice(0, this.#nodeCount),
      members,
      firsts,
    };
  }

  /** Gives each node its stretch of the members, within that of its group. */
  #firsts(): Int32Array<ArrayBuffer> {
    const counts = this.#counts;
    const firsts = new Int32Array(this.#nodeCount);
    /** Up to where the stretch of a node is still to be shared out among what it joins. */
    const ends = new Int32Array(this.#nodeCount);
    let end = 0;
    for (const node of this.#alone) {
      firsts[node] = end;
      end += counts[node]!;
      ends[node] = end;
    }
    // From behind, each group comes before what it joins, and who gathered them gets the beginning.
    for (let index = this.#joinedCount - 1; index >= 0; index--) {
      const node = this.#joined[index]!;
      const parent = this.#parents[node]!;
      ends[node] = ends[parent]!;
      ends[parent]! -= counts[node]!;
      firsts[node] = ends[parent]!;
    }
    return firsts;
  }
}
