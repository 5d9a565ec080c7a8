import { ACCESS_LABELS } from "../../domain/places/access-sentence.ts";
import { formatMinutes } from "../../domain/roads/format-drive-time.ts";
import { fixTrip } from "../../domain/trips/change-trip.ts";
import { DEFAULT_QUESTION, questionSearch } from "../../domain/trips/read-question.ts";
import type { SampleRoute } from "../../domain/trips/sample-routes.ts";
import { type PlaceImage, placeImage } from "../cards/card-view.ts";
import { formatDrive, plural } from "../text/format.ts";

/** View model of a route's card, built on the server and serialized into the page. */
export interface SampleRouteView {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly intro: string;
  readonly hint: string;
  readonly length: string;
  /** The same stops in the planner. */
  readonly planner: string;
  /** The first stop's. */
  readonly poster: PlaceImage;
  readonly days: readonly (readonly StopView[])[];
}

export interface StopView {
  readonly slug: string;
  readonly houseName: string;
  readonly town: string;
  readonly access: string | undefined;
  readonly note: string | undefined;
  readonly leg: string | undefined;
  /** Decorative, so it has no alt text: the name is next to it. */
  readonly picture: string;
}

export function sampleRouteView({ id, name, region, intro, hint, days, drive }: SampleRoute): SampleRouteView {
  return {
    id,
    name,
    region,
    intro,
    hint,
    length: `${plural(days.length, "day")}, ${plural(Math.round(drive.miles), "mile")}, ${formatMinutes(drive.minutes)} of driving`,
    planner: plannerPath(days),
    poster: placeImage(days[0]![0]!.place),
    days: days.map((stops) =>
      stops.map(({ place, drive: leg }) => ({
        slug: place.slug,
        houseName: place.houseName,
        town: `${place.city}, ${place.state}`,
        access: place.access && ACCESS_LABELS[place.access],
        note: place.accessNote,
        leg: leg && formatDrive(leg),
        picture: placeImage(place).src,
      })),
    ),
  };
}

/** From the first stop's town to the last one's. */
function plannerPath(days: SampleRoute["days"]): string {
  const stops = days.flatMap((all, index) => all.map(({ place }) => ({ place, day: index + 1 })));
  const town = ({ place }: (typeof stops)[number]) => `${place.city}, ${place.state}`;
  const question = { ...DEFAULT_QUESTION, from: town(stops[0]!), to: town(stops.at(-1)!), days: days.length };
  return `/trip${questionSearch(
    fixTrip(
      question,
      stops.map(({ place, day }) => ({ slug: place.slug, day })),
    ),
  )}`;
}
