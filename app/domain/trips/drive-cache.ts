import type { LatLng } from "../geo/miles-between.ts";
import type { Directions } from "../roads/directions.ts";
import type { Drive } from "../roads/drive.ts";

/** Drives between points, each asked for once per plan. */
export class DriveCache {
  readonly #directions: Directions;
  readonly #drives = new Map<LatLng, Map<LatLng, Promise<Drive | undefined>>>();

  constructor(directions: Directions) {
    this.#directions = directions;
  }

  find(from: LatLng, to: LatLng): Promise<Drive | undefined> {
    const known = this.#drives.get(from)?.get(to);
    if (known) return known;
    const drive = this.#directions.drive(from, to);
    if (!this.#drives.has(from)) this.#drives.set(from, new Map());
    this.#drives.get(from)!.set(to, drive);
    return drive;
  }
}
