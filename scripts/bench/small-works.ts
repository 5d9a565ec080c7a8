/** Single works of the server, in this process: a question to the indexes, one revision of the catalog, a drawing. */
import { findTimes, type Times } from "./find-times.ts";
import type { Effort, Measurement, PartResult } from "./measurement.ts";
import { posterMilliseconds } from "./poster-times.ts";
import { publishOne } from "./publish-one.ts";
import { shareMilliseconds } from "./share-times.ts";

export async function smallWorks({ quick }: Effort): Promise<PartResult> {
  const places = quick ? 11_000 : 100_000;
  const at = `at ${places.toLocaleString("en-US")} places`;
  const found = await findTimes(11_000);
  const published = publishOne(places);
  const work = (name: string, { median, worst }: Times, atMost?: number): Measurement => ({
    group: "Single works",
    name,
    unit: "ms",
    value: median,
    spread: [median, worst],
    ...(atMost === undefined ? {} : { bar: { atMost } }),
  });
  const poster = posterMilliseconds(quick ? 500 : 2_000);
  const share = await shareMilliseconds(quick ? 10 : 50);
  return {
    measured: [
      work("Suggestion at 11,000 places", found.suggest, 5),
      work("Search at 11,000 places", found.search),
      work("A word of all places at 11,000 places", found.common),
      work("Within 50 miles at 11,000 places", found.nearby),
      work("Map view at 11,000 places", found.map),
      work(`Revision of the catalog by one place ${at}`, published, 50),
      { group: "Single works", name: "One poster, drawn", unit: "ms", value: poster, bar: { atMost: 2 } },
      { group: "Single works", name: "One sharing image, from drawing to PNG", unit: "ms", value: share },
    ],
  };
}
