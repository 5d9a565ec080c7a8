/** Plans trips. Built as a file of its own; imports nothing of React Router. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { workerData } from "node:worker_threads";
import { type Catalog, type CatalogChanges, EMPTY_CATALOG, reviseCatalog } from "../../app/domain/catalog/catalog.ts";
import { loadGazetteer } from "../../app/domain/geo/gazetteer.ts";
import type { LabeledPoint } from "../../app/domain/geo/miles-between.ts";
import type { Place } from "../../app/domain/places/place.ts";
import { type Directions, ownDirections } from "../../app/domain/roads/directions.ts";
import { AddressBook } from "../../app/domain/search/address-book.ts";
import { planTrip } from "../../app/domain/trips/plan-trip.ts";
import type { TripPlan, TripQuestion } from "../../app/domain/trips/trip.ts";
import { loadRoadNetwork } from "../roads/load-road-network.ts";
import { routerDirections } from "../roads/router-directions.ts";
import { serveThread } from "../serve-thread.ts";

export interface PlannerData {
  readonly projectDir: string;
  readonly routerUrl: string | undefined;
  /** The number of the abandoned plan. */
  readonly abandoned: Int32Array<SharedArrayBuffer>;
}

export type PlannerRequest =
  /** Part of a catalog change; planning starts once all parts have arrived. */
  | { readonly kind: "changes"; readonly changes: Omit<CatalogChanges, "version"> }
  | {
      readonly kind: "plan";
      readonly number: number;
      readonly version: number;
      readonly question: TripQuestion;
      readonly listed: { readonly title: string; readonly ids: readonly string[] } | undefined;
      /** The operator's geocoder's answers for texts of the question. */
      readonly geocoded: ReadonlyMap<string, LabeledPoint | undefined>;
    };

export interface PlannerResponse {
  readonly plan: TripPlan;
  /** For the log. */
  readonly warnings: readonly string[];
}

const { projectDir, routerUrl, abandoned } = workerData as PlannerData;
const gazetteer = loadGazetteer(readFileSync(join(projectDir, "data/gazetteer.json.gz")));
const network = loadRoadNetwork(projectDir, gazetteer);
const own = ownDirections(() => network);
let warnings: string[] = [];
const log = { info() {}, error() {}, warn: (_fields: object, message: string) => void warnings.push(message) };
const router = routerUrl === undefined ? undefined : routerDirections(routerUrl, own, log);

let catalog: Catalog = EMPTY_CATALOG;
let addresses = new AddressBook();
let waiting: Omit<CatalogChanges, "version">[] = [];

serveThread(async (request: PlannerRequest): Promise<PlannerResponse | undefined> => {
  if (request.kind === "changes") {
    waiting.push(request.changes);
    return undefined;
  }
  const { number, version, question, listed, geocoded } = request;
  revise(version);
  const places = listed?.ids.map((id) => catalog.byId.get(id)).filter((place) => place !== undefined);
  const plan = await planTrip(
    {
      catalog,
      gazetteer,
      index: { findAddress: (text) => addresses.find(text) },
      roads: () => network,
      directions: unlessAbandoned(router?.ofOnePlan() ?? own, number),
      askGeocoder: async (text) => geocoded.get(text),
      today: new Date().toISOString().slice(0, 10),
      listed: listed && { title: listed.title, places: new Set(places) },
    },
    question,
  );
  const response = { plan, warnings };
  warnings = [];
  return response;
});

function revise(version: number): void {
  if (waiting.length === 0 && catalog.version === version) return;
  catalog = reviseCatalog(catalog, {
    version,
    published: waiting.flatMap(({ published }) => published as Place[]),
    withdrawn: waiting.flatMap(({ withdrawn }) => withdrawn),
    formerSlugs: waiting.flatMap(({ formerSlugs }) => formerSlugs),
  });
  waiting = [];
  addresses = new AddressBook();
  for (const place of catalog.places) addresses.add(place);
}

/** A plan requests drives constantly, so it ends soon after this. */
function unlessAbandoned({ drive, table }: Directions, number: number): Directions {
  const check = () => {
    if (Atomics.load(abandoned, 0) === number) throw new Error("Nobody waits for this plan anymore.");
  };
  return {
    drive: (from, to, options) => {
      check();
      return drive(from, to, options);
    },
    table: (from, to, maxMinutes, options) => {
      check();
      return table(from, to, maxMinutes, options);
    },
  };
}
