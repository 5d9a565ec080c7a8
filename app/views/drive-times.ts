/** Driving minutes from a point, for lists of places that show distances. */
import { isHere, type LatLng, milesBetween } from "../domain/geo/miles-between.ts";
import { pointOf } from "../domain/places/place.ts";
import { formatDriveTime } from "../domain/roads/format-drive-time.ts";
import type { SiteContext } from "../web/site-context.ts";

/** Farther than this, driving minutes are not useful; the limit keeps the search short. */
const MAX_LISTED = 100;

/**
 * Adds `driveMinutes` where a road leads; nobody is sent to a private house or to where they are. Without a point to start from, the list stays
 * as it is.
 */
export async function addDriveMinutes<Listed extends { readonly slug: string }>(
  { catalog, directions }: SiteContext,
  from: LatLng | undefined,
  listed: readonly Listed[],
): Promise<(Listed & { readonly driveMinutes?: number })[]> {
  if (!from) return [...listed];
  const points = listed.slice(0, MAX_LISTED).map(({ slug }) => {
    const place = catalog.bySlug.get(slug);
    const point = place?.access === "private" ? undefined : pointOf(place);
    return point && isHere(milesBetween(from, point)) ? undefined : point;
  });
  const known = points.filter((point) => point !== undefined);
  const rows = await directions.table([from], known);
  const minutes = new Map(known.map((point, index) => [point, rows[0]![index]?.minutes]));
  return listed.map((one, index) => {
    const driveMinutes = minutes.get(points[index]!);
    return driveMinutes === undefined ? one : { ...one, driveMinutes: Math.round(driveMinutes) };
  });
}

/** The same as text: "about 25 min by car". */
export async function addDriveTimes<Listed extends { readonly slug: string }>(
  site: SiteContext,
  from: LatLng | undefined,
  listed: readonly Listed[],
): Promise<(Listed & { readonly driveTime?: string })[]> {
  const timed = await addDriveMinutes(site, from, listed);
  return timed.map(({ driveMinutes }, index) => ({
    ...listed[index]!,
    ...(driveMinutes !== undefined && { driveTime: formatDriveTime(driveMinutes) }),
  }));
}
