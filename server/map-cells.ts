/** Which nodes lie in which square of the plane. Most squares of a close zoom are empty: they share a few buckets. */

export interface Cells {
  /** The side of a square. */
  readonly side: number;
  /** The nodes, bucket by bucket. */
  readonly nodes: Int32Array<ArrayBuffer>;
  /** Where each bucket begins among them, and where the last one ends. */
  readonly starts: Int32Array<ArrayBuffer>;
}

export interface Rectangle {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** `points` holds x and y of every node by turns. */
export function makeCells(nodes: Int32Array, points: Int32Array, side: number): Cells {
  const starts = new Int32Array(Math.max(2, 2 ** Math.ceil(Math.log2(nodes.length + 1))) + 1);
  const shift = shiftOf(starts);
  const own = (node: number) =>
    bucketOf(Math.floor(points[2 * node]! / side), Math.floor(points[2 * node + 1]! / side), shift);
  for (let index = 0; index < nodes.length; index++) starts[own(nodes[index]!)]! += 1;
  // How many each holds becomes where it ends, and filling them from behind where it begins.
  for (let index = 1; index < starts.length; index++) starts[index]! += starts[index - 1]!;
  const sorted = new Int32Array(nodes.length);
  for (let index = nodes.length - 1; index >= 0; index--) {
    const bucket = own(nodes[index]!);
    starts[bucket]! -= 1;
    sorted[starts[bucket]!] = nodes[index]!;
  }
  return { side, nodes: sorted, starts };
}

/** The top bits, which all bits of column and row have a part in. */
export const bucketOf = (column: number, row: number, shift: number): number =>
  (Math.imul(column, 0x9e3779b1) + Math.imul(row, 0x85ebca77)) >>> shift;

/** There are as many buckets as the bits that are left over can tell apart. */
export const shiftOf = (starts: Int32Array): number => 1 + Math.clz32(starts.length - 1);

/** The nodes within a rectangle, edges included. */
export function nodesWithin(cells: Cells, points: Int32Array, { west, north, east, south }: Rectangle): number[] {
  const { side, nodes, starts } = cells;
  const shift = shiftOf(starts);
  const isWithin = (node: number) => {
    const x = points[2 * node]!;
    const y = points[2 * node + 1]!;
    return x >= west && x <= east && y >= north && y <= south;
  };
  const [left, right] = [Math.floor(west / side), Math.floor(east / side)];
  const [top, bottom] = [Math.floor(north / side), Math.floor(south / side)];
  // A window far higher than any screen: looking at every node is quicker than at every square.
  if ((right - left + 1) * (bottom - top + 1) > nodes.length) return Array.from(nodes.filter(isWithin));
  const found: number[] = [];
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const bucket = bucketOf(column, row, shift);
      for (let slot = starts[bucket]!; slot < starts[bucket + 1]!; slot++) {
        const node = nodes[slot]!;
        // Or else it is in another square of this bucket, and would be found there a second time.
        const isHere =
          Math.floor(points[2 * node]! / side) === column && Math.floor(points[2 * node + 1]! / side) === row;
        if (isHere && isWithin(node)) found.push(node);
      }
    }
  }
  return found;
}
