import { drawShareImage } from "../../app/art/draw-share.ts";
import { posterSubject } from "../../app/art/poster-subject.ts";
import { openShareRenderer } from "../../app/art/render-share.ts";
import { SITE } from "../../app/site.ts";
import { syntheticPlaces } from "./synthetic-places.ts";

/** Milliseconds from a drawing to its PNG, for each of so many sharing images, one after the other in a worker thread. */
export async function shareTimes(count: number): Promise<number[]> {
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
  const times: number[] = [];
  for (const svg of cards.slice(1)) {
    const began = performance.now();
    await renderer.render(svg);
    times.push(performance.now() - began);
  }
  await renderer.close();
  return times;
}
