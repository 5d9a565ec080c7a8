/** Single works of the server, in this process: a question to the indexes, one revision of the catalog, a drawing. */
import { findTimes, type Times, timesFrom } from "./find-times.ts";
import type { Effort, Measurement, PartResult } from "./measurement.ts";
import { posterTimes } from "./poster-times.ts";
import { publishOne } from "./publish-one.ts";
import { shareTimes } from "./share-times.ts";

export async function smallWorks({ quick }: Effort): Promise<PartResult> {
  const places = quick ? 11_000 : 100_000;
  const at = `at ${places.toLocaleString("en-US")} places`;
  const found = await findTimes(11_000);
  const published = publishOne(places);
  const postersEach = quick ? 100 : 400;
  const posters = timesFrom(posterTimes(5, postersEach));
  const shares = timesFrom(await shareTimes(quick ? 10 : 50));
  return {
    measured: [
      work("Suggestion at 11,000 places", found.suggest, "questions", 5),
      work("Search at 11,000 places", found.search, "questions"),
      work("A word of all places at 11,000 places", found.common, "questions"),
      work("Within 50 miles at 11,000 places", found.nearby, "questions"),
      work("Map view at 11,000 places", found.map, "questions"),
      work(`Revision of the catalog by one place ${at}`, published, "revisions", 50),
      work("One poster, drawn", posters, `means of ${postersEach} posters each, processor time`, 2),
      work("One sharing image, from drawing to PNG", shares, "images"),
    ],
  };
}

function work(name: string, { median, least, most, count }: Times, ofWhat: string, atMost?: number): Measurement {
  return {
    group: "Single works",
    name,
    unit: "ms",
    value: median,
    spread: [least, most],
    ...(atMost === undefined ? {} : { bar: { atMost } }),
    note: `median of ${count} ${ofWhat}; the spread is the fastest and the slowest of them`,
  };
}
