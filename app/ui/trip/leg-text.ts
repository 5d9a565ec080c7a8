/** "1 hr 20 min, 74 miles" by car, "about 0.4 miles, 8 min" on foot. */

import { formatMinutes } from "../../domain/roads/format-drive-time.ts";
import type { Length } from "../../domain/roads/road-classes.ts";
import type { TripLeg } from "../../domain/trips/trip.ts";
import { formatDrive, plural } from "../text/format.ts";

/** Shorter ways on foot are not worth a number. */
const MIN_MILES = 0.1;

export function legText({ mode, walkToCar, crossings = [], ...length }: TripLeg): string {
  if (mode === "walk") return `${walkText(length.miles)}, ${formatMinutes(Math.max(1, length.minutes))}`;
  // A boat with several landings on the way is one.
  const by = new Set(crossings.map(({ kind, name }) => `, by ${kind} (${name})`));
  const drive = `${by.size > 0 ? lengthText(length) : formatDrive(length)}${[...by].join("")}`;
  return walkToCar && walkToCar.minutes >= 1
    ? `${drive}, after ${formatMinutes(walkToCar.minutes)} on foot to the car`
    : drive;
}

const lengthText = ({ miles, minutes }: Length): string =>
  `${formatMinutes(Math.max(1, minutes))}, ${plural(Math.round(miles), "mile")}`;

/** "about 0.4 miles". */
export function walkText(miles: number): string {
  if (miles < MIN_MILES) return "a few steps";
  const tenths = Math.round(miles * 10) / 10;
  return `about ${tenths} ${tenths === 1 ? "mile" : "miles"}`;
}
