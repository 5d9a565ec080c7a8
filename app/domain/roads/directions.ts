/** Drives as pages and calls ask for them: by the operator's routing server, if there is one, or by our own roads. */
import { scheduler } from "node:timers/promises";
import type { LatLng } from "../geo/miles-between.ts";
import { type Drive, drive, drivesFrom, type RoadNetwork } from "./drive.ts";
import type { Length } from "./road-classes.ts";
import type { WayOptions } from "./way-options.ts";

interface Provenance {
  readonly source: "router" | "own roads";
  /** Why the routing server was not the source. */
  readonly note?: string;
}

/** A row for each start, a column for each destination; undefined where no road leads. */
export interface DriveTable extends Provenance {
  readonly rows: readonly (readonly (Length | undefined)[])[];
}

export interface Directions {
  /** The quickest way, or the one that the options prefer; undefined if no road leads there. */
  drive(from: LatLng, to: LatLng, options?: WayOptions): Promise<(Drive & Provenance) | undefined>;
  /** Drives beyond `maxMinutes` may be left out, which saves time. */
  table(from: readonly LatLng[], to: readonly LatLng[], maxMinutes?: number, options?: WayOptions): Promise<DriveTable>;
}

/** About ten milliseconds of work. */
const DESTINATIONS_AT_ONCE = 500;

/** Other requests are answered between two searches of the road network, and between parts of a long row. */
export function ownDirections(roads: () => RoadNetwork): Directions {
  return {
    async drive(from, to, options) {
      await scheduler.yield();
      const found = drive(roads(), from, to, options);
      return found && { ...found, source: "own roads" };
    },
    async table(from, to, maxMinutes = Number.POSITIVE_INFINITY, options) {
      const rows: DriveTable["rows"][number][] = [];
      for (const start of from) {
        await scheduler.yield();
        const length = drivesFrom(roads(), start, { destinations: to, maxMinutes, options });
        const row: DriveTable["rows"][number][number][] = [];
        for (let i = 0; i < to.length; i += DESTINATIONS_AT_ONCE) {
          if (i > 0) await scheduler.yield();
          row.push(...to.slice(i, i + DESTINATIONS_AT_ONCE).map(length));
        }
        rows.push(row);
      }
      return { rows, source: "own roads" };
    },
  };
}

/** The same directions, with these options for all drives, which also collect the notes of their answers. */
export function collectNotes(
  directions: Directions,
  options: WayOptions = {},
): { readonly directions: Directions; readonly notes: Set<string> } {
  const notes = new Set<string>();
  const noted = <Answer extends Provenance | undefined>(answer: Answer): Answer => {
    if (answer?.note) notes.add(answer.note);
    return answer;
  };
  return {
    notes,
    directions: {
      drive: async (from, to) => noted(await directions.drive(from, to, options)),
      table: async (from, to, maxMinutes) => noted(await directions.table(from, to, maxMinutes, options)),
    },
  };
}
