import { LANDSCAPES } from "./landscapes/landscapes.ts";
import { planPoster } from "./plan-poster.ts";
import type { PosterSubject } from "./poster-subject.ts";
import { uncannyDetail } from "./uncanny.ts";
import { WEATHER } from "./weather.ts";

/** Says in one sentence what the poster shows, from the same plan that draws it. */
export function posterAlt(subject: PosterSubject): string {
  const { moon, landscape, silhouette, weather } = planPoster(subject);
  const sky = moon.radius > 100 ? "a great full moon" : `a ${moon.phase === "half" ? "half" : moon.phase} moon`;
  const detail = uncannyDetail(subject.activities[0], subject.id);
  const uncanny = (silhouette.outdoors && detail.outdoors) || detail.phrase;
  return `Poster drawing of ${silhouette.phrase} under ${sky}${WEATHER[weather].phrase}, ${LANDSCAPES[landscape].phrase} behind, ${uncanny}.`;
}
