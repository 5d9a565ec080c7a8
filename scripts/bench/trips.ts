/** Road trip plans among 20,000 visitable places, with the effort that visitors get. */
import { ownDirections } from "../../app/domain/roads/directions.ts";
import { planTrip } from "../../app/domain/trips/plan-trip.ts";
import { readQuestion } from "../../app/domain/trips/question/read-question.ts";
import type { TripContext } from "../../app/domain/trips/route/find-route.ts";
import { loadRoadNetwork } from "../../server/roads/load-road-network.ts";
import { curatedPlaces, searchContextOf } from "../../tests/curated-directory.ts";
import { seededRandom } from "../../tests/seeded-random.ts";
import { type Figure, median } from "./figure.ts";

const PLACES = 20_000;
const QUESTIONS = [
  "from=Nashville&to=New+Orleans&days=3",
  "from=Chicago&days=2",
  "from=Gettysburg,+PA&days=1",
  "from=Seattle&to=San+Francisco&days=5&inns=1",
  "from=Boston&area=New+England&days=7&inns=1",
  "area=Texas&days=14",
  "from=New+York&to=Los+Angeles&days=14&detour=120",
  "from=Denver&days=14&hours=8&dayHours=12",
];

export async function trips(): Promise<Figure[]> {
  const context = crowdedDirectory();
  const measure = async (question: string): Promise<number> => {
    const before = process.cpuUsage();
    await planTrip(context, readQuestion(new URLSearchParams(question)).question);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  // The first plan also compiles the code and lays out the roads for searching.
  const first = await measure(QUESTIONS[0]!);
  const seconds: number[] = [];
  for (const question of QUESTIONS) seconds.push(await measure(question));
  return [
    {
      name: "A plan, 20,000 places: processor time",
      value: Math.max(...seconds),
      unit: "s",
      bar: { max: 1 },
      note: `slowest of ${seconds.length}, median ${median(seconds).toFixed(2)} s; the first of the process ${first.toFixed(2)} s`,
    },
  ];
}

/** The curated places and copies of them a few miles away. */
function crowdedDirectory(): TripContext {
  const random = seededRandom(34);
  const curated = curatedPlaces();
  const places = Array.from({ length: PLACES }, (_, i) => {
    const place = curated[i % curated.length]!;
    if (i < curated.length) return place;
    const off = () => (random() + random() + random() - 1.5) * 1.5;
    const { latitude = 40, longitude = -90 } = place;
    const access = place.access === "private" ? undefined : place.access;
    const moved = { latitude: latitude + off(), longitude: longitude + off(), rating: 3.4 + random() * 1.6 };
    return {
      ...place,
      ...moved,
      access,
      id: `${place.id}-${i}`,
      slug: `${place.slug}-${i}`,
      city: `${place.city} ${i % 97}`,
    };
  });
  const context = searchContextOf(places);
  const roads = loadRoadNetwork(".", context.gazetteer);
  return {
    ...context,
    roads: () => roads,
    directions: ownDirections(() => roads),
    askGeocoder: async () => undefined,
    today: "2026-10-10",
  };
}
