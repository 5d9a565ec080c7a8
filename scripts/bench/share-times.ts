import { drawShareImage } from "../../app/art/draw-share.ts";
import { posterSubject } from "../../app/art/poster-subject.ts";
import { openShareRenderer } from "../../app/art/render-share.ts";
import { SITE } from "../../app/site.ts";
import { syntheticPlaces } from "./synthetic-places.ts";

/** How long one sharing image takes from drawing to PNG, one after the other in a worker thread. */
export async function shareMilliseconds(count: number): Promise<number> {
  const renderer = openShareRenderer(process.cwd());
  const cards = syntheticPlaces(count + 1).map((place) =>
    drawShareImage({
      subject: posterSubject(place),
      title: place.houseName,
      subtitle: `${place.city}, ${place.state}`,
      siteName: SITE.name,
    }),
  );
  await renderer.render(cards[0]!);
  const started = performance.now();
  for (const svg of cards.slice(1)) await renderer.render(svg);
  const elapsed = performance.now() - started;
  await renderer.close();
  return elapsed / count;
}
