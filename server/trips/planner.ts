/** Plans trips in a worker thread that has a copy of the catalog, so that pages never wait for a plan. */
import type { Catalog } from "../../app/domain/catalog/catalog.ts";
import { DomainError } from "../../app/domain/domain-error.ts";
import { type PlaceCard, withoutDetails } from "../../app/domain/places/place.ts";
import { questionSearch } from "../../app/domain/trips/question/read-question.ts";
import type { TripPlan } from "../../app/domain/trips/trip.ts";
import type { Log, TripRequest } from "../../app/web/site-context.ts";
import { ThreadClient, workerFile } from "../thread-client.ts";
import { PLANNER_BUSY, PlanQueue } from "./plan-queue.ts";
import type { PlannerData, PlannerRequest, PlannerResponse } from "./plans.worker.ts";

/** Longer than any plan takes, even with a routing server that hangs. */
const TIMEOUT_MS = 20_000;
/** Places copied to the thread per message: a few milliseconds of work. */
const CHUNK = 500;

interface PlanInput extends TripRequest {
  readonly catalog: Catalog;
}

interface PlanRequest extends PlanInput {
  readonly address: string;
  readonly left: AbortSignal;
}

export class Planner {
  readonly #queue = new PlanQueue<TripPlan>();
  readonly #thread: ThreadClient<PlannerRequest, PlannerResponse | undefined>;
  readonly #abandoned = new Int32Array(new SharedArrayBuffer(4));
  readonly #log: Log;
  /** The contents of the thread's catalog, by id. */
  #copied = new Map<string, PlaceCard>();
  #copiedSlugs: Catalog["formerSlugs"] = new Map();
  #lastNumber = 0;

  constructor({ projectDir, routerUrl, log }: Omit<PlannerData, "abandoned"> & { readonly log: Log }) {
    this.#log = log;
    this.#thread = new ThreadClient(workerFile(projectDir, "server/trips/plans.worker.ts"), {
      workerData: { projectDir, routerUrl, abandoned: this.#abandoned } satisfies PlannerData,
      timeoutMs: TIMEOUT_MS,
      onExit: () => this.#forget(),
    });
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** The number of plans started. */
  get begun(): number {
    return this.#lastNumber;
  }

  plan({ catalog, question, listed, geocoded, address, left }: PlanRequest): Promise<TripPlan> {
    return this.#queue.request({
      key: `${catalog.version} ${questionSearch(question)}`,
      address,
      left,
      make: (abandoned) => this.#make({ catalog, question, listed, geocoded }, abandoned),
    });
  }

  async #make({ catalog, question, listed, geocoded }: PlanInput, abandoned: AbortSignal): Promise<TripPlan> {
    try {
      await this.#copy(catalog);
      abandoned.throwIfAborted();
      const number = ++this.#lastNumber;
      abandoned.addEventListener("abort", () => Atomics.store(this.#abandoned, 0, number));
      const response = await this.#thread.request({
        kind: "plan",
        number,
        version: catalog.version,
        question,
        listed: listed && { title: listed.title, ids: [...listed.places].map(({ id }) => id) },
        geocoded,
      });
      const { plan, warnings } = response!;
      for (const warning of warnings) this.#log.warn({}, warning);
      return this.#withPlaces(plan);
    } catch (error) {
      if (!abandoned.aborted) this.#log.error({ err: error }, "a trip could not be planned");
      throw new DomainError("unavailable", PLANNER_BUSY);
    }
  }

  close(): Promise<void> {
    return this.#thread.close();
  }

  #forget(): void {
    this.#copied = new Map();
    this.#copiedSlugs = new Map();
  }

  /** Brings the thread's catalog up to date, a few places at a time. */
  async #copy(catalog: Catalog): Promise<void> {
    const changed = catalog.places.filter((place) => this.#copied.get(place.id) !== place);
    const withdrawn = [...this.#copied.keys()].filter((id) => !catalog.byId.has(id));
    const slugs = catalog.formerSlugs === this.#copiedSlugs ? [] : [...catalog.formerSlugs];
    if (changed.length + withdrawn.length + slugs.length === 0) return;
    const send = (published: readonly PlaceCard[], others: { withdrawn: string[]; formerSlugs: typeof slugs }) =>
      this.#thread.request({ kind: "changes", changes: { published: published.map(copyOf) as never, ...others } });
    await send([], { withdrawn, formerSlugs: slugs });
    for (let i = 0; i < changed.length; i += CHUNK) {
      await send(changed.slice(i, i + CHUNK), { withdrawn: [], formerSlugs: [] });
    }
    for (const id of withdrawn) this.#copied.delete(id);
    for (const place of changed) this.#copied.set(place.id, place);
    this.#copiedSlugs = catalog.formerSlugs;
  }

  /** The thread's copies have no stories. */
  #withPlaces(plan: TripPlan): TripPlan {
    const own = <Named extends { readonly place: PlaceCard }>(named: Named): Named => ({
      ...named,
      place: this.#copied.get(named.place.id)!,
    });
    return {
      ...plan,
      days: plan.days.map((day) => ({
        ...day,
        stops: day.stops.map(own),
        meals: day.meals.map((meal) => ({ ...meal, place: meal.place && this.#copied.get(meal.place.id) })),
      })),
      more: plan.more.map(own),
      moreTowns: plan.moreTowns.map((town) => ({
        ...town,
        places: town.places.map(({ id }) => this.#copied.get(id)!),
      })),
    };
  }
}

const copyOf = (place: PlaceCard): PlaceCard => ({ ...withoutDetails(place), storySummary: "" });
