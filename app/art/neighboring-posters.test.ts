import { describe, expect, test } from "vitest";
import { readLists } from "../../server/read-lists.ts";
import { catalogOf, curatedPlaces } from "../../tests/curated-directory.ts";
import type { PlaceCard } from "../domain/places/place.ts";
import { type PosterPlan, planPoster } from "./plan-poster.ts";
import { posterSubject } from "./poster-subject.ts";

describe("in the default order of lists", () => {
  const { places, byId } = catalogOf(curatedPlaces());
  const plans = new Map(places.map((place) => [place, planPoster(posterSubject(place))]));
  const lists = (keyOf: (place: PlaceCard) => string) => [...Map.groupBy(places, keyOf).values()];

  /** Two buildings of the kit are equal where it draws them from equal data. */
  const lookOf = ({ silhouette }: PosterPlan) =>
    silhouette.building ? JSON.stringify(silhouette.building) : silhouette;

  /** Pairs of neighbors that show the same building in the same inks. */
  const alike = (list: readonly PlaceCard[]) =>
    list.filter((place, index) => {
      const [a, b] = [plans.get(place)!, index > 0 && plans.get(list[index - 1]!)!];
      return b && lookOf(a) === lookOf(b) && a.inks === b.inks;
    });

  // New places come between others: those that this names get a night in data/posters.json.
  test.each([
    ["all", [places]],
    ["states", lists(({ state }) => state)],
    ["kinds", lists(({ placeType }) => placeType)],
    ["editors' lists", readLists("data/lists").map((list) => list.places.map(({ id }) => byId.get(id)!))],
  ])("hardly any neighbors look alike: %s", (_, groups) => {
    const found = groups.flatMap(alike).map(({ id }) => id);
    expect(found.length, found.join()).toBeLessThanOrEqual(places.length / 100);
  });

  test("a light is drawn as high as its row says, and its text tells its stripes", () => {
    const planOf = (id: string) => plans.get(places.find((place) => place.id === id)!)!.silhouette;
    expect(planOf("me-owls-head-light").peak).toBeGreaterThan(planOf("nc-cape-hatteras-lighthouse").peak! + 150);
    expect(planOf("nc-cape-hatteras-lighthouse").phrase).toContain("a tall light tower striped in a spiral beside");
  });
});
