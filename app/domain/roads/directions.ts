/** Drives for pages and API calls: from the operator's routing server, if there is one, otherwise from our own roads. */
import type { LatLng } from "../geo/miles-between.ts";
import { memoize } from "../memoize.ts";
import { type Drive, drive, drivesFrom, type RoadNetwork } from "./drive.ts";
import type { Length } from "./road-classes.ts";
import type { WayOptions } from "./way-options.ts";

interface Provenance {
  readonly source: "router" | "own roads";
  /** Why the routing server did not answer. */
  readonly note?: string;
}

/** A row per start, a column per destination; undefined if no road leads there. */
export type DriveTable = readonly (readonly (Length | undefined)[])[];

export interface Directions {
  /** The fastest route, or the one that the options prefer; undefined if no road leads there. */
  drive(from: LatLng, to: LatLng, options?: WayOptions): Promise<(Drive & Provenance) | undefined>;
  /** Always over our own roads, since it compares hundreds of drives. Those beyond `maxMinutes` may be left out, which saves time. */
  table(from: readonly LatLng[], to: readonly LatLng[], maxMinutes?: number, options?: WayOptions): Promise<DriveTable>;
}

/** About ten milliseconds of work. */
const DESTINATIONS_AT_ONCE = 500;

/** `pause` is awaited between two searches of the road network, and between parts of a long row. */
export function ownDirections(roads: () => RoadNetwork, pause: () => Promise<void> = async () => {}): Directions {
  return {
    async drive(from, to, options) {
      await pause();
      const found = drive(roads(), from, to, options);
      return found && { ...found, source: "own roads" };
    },
    async table(from, to, maxMinutes = Number.POSITIVE_INFINITY, options) {
      const rows: DriveTable[number][] = [];
      for (const start of from) {
        await pause();
        // Stopping early pays only for few destinations; the roads near many of them take too long to find in one go.
        const destinations = to.length <= DESTINATIONS_AT_ONCE ? to : undefined;
        const length = drivesFrom(roads(), start, { destinations, maxMinutes, options });
        const row: DriveTable[number][number][] = [];
        for (let i = 0; i < to.length; i += DESTINATIONS_AT_ONCE) {
          if (i > 0) await pause();
          row.push(...to.slice(i, i + DESTINATIONS_AT_ONCE).map(length));
        }
        rows.push(row);
      }
      return rows;
    },
  };
}

/** The same directions for one plan: with these options for all drives, each asked for once, and the notes of the answers. */
export function directionsOfPlan(
  directions: Directions,
  options: WayOptions,
): { readonly directions: Directions; readonly notes: Set<string> } {
  const notes = new Set<string>();
  const driveFrom = memoize((from: LatLng) =>
    memoize(async (to: LatLng) => {
      const found = await directions.drive(from, to, options);
      if (found?.note) notes.add(found.note);
      return found;
    }),
  );
  return {
    notes,
    directions: {
      drive: (from, to) => driveFrom(from)(to),
      table: (from, to, maxMinutes) => directions.table(from, to, maxMinutes, options),
    },
  };
}
