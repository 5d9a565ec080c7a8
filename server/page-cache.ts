import { LRUCache } from "lru-cache";
import type { KeptResponse } from "./kept-response.ts";
import { RecentlySeen } from "./recently-seen.ts";
import { TightPacking } from "./tight-packing.ts";

/** Bytes of rendered pages kept per process. */
const DEFAULT_BOUND = 8 * 1024 * 1024;

/** Of the last so many addresses that found no room it is known that they were asked for. */
const REMEMBERED = 5_000;

interface Entry {
  readonly response: KeptResponse;
  /** How often it was sent from here. */
  asked: number;
  /** Whether it was handed over for tight packing. */
  packed: boolean;
}

/** A page that was sent so often from here will be asked for again, and is worth packing well. */
const WORTH_PACKING = 2;

/**
 * Rendered answers, kept until the catalog changes. Misses for one address at one time render once. When there is no room left, an
 * answer takes the place of others when it is asked for a second time within a while: whoever goes through all places, as a search engine
 * does, pushes nothing out that many visit.
 */
export class PageCache {
  readonly #kept: LRUCache<string, Entry>;
  readonly #large = new Map<string, Entry>();
  readonly #rendering = new Map<string, Promise<KeptResponse>>();
  readonly #turnedAway = new RecentlySeen(REMEMBERED);
  readonly #bound: number;
  #generation = 0;

  readonly #packing: TightPacking;

  constructor(bound = DEFAULT_BOUND, packing = new TightPacking()) {
    this.#packing = packing;
    this.#bound = bound;
    this.#kept = new LRUCache({ maxSize: bound, sizeCalculation: ({ response }) => response.weight });
  }

  get size(): number {
    return this.#kept.size + this.#large.size;
  }

  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  get(key: string): KeptResponse | undefined {
    const entry = this.#kept.get(key) ?? this.#large.get(key);
    if (!entry) return undefined;
    entry.asked += 1;
    if (entry.asked >= WORTH_PACKING && !entry.packed) entry.packed = this.#packing.add(entry.response);
    return entry.response;
  }

  /** The answer that is there, or on its way. */
  known(key: string): KeptResponse | Promise<KeptResponse> | undefined {
    return this.#rendering.get(key) ?? this.get(key);
  }

  /** `large` keeps an answer beside the bound, which it would otherwise fill alone. */
  async render(key: string, render: () => Promise<KeptResponse>, large = false): Promise<KeptResponse> {
    const known = this.known(key);
    if (known) return known;
    const generation = this.#generation;
    const rendering = render()
      .then((response) => {
        // What was rendered from a catalog that is gone meanwhile is sent, but not kept.
        if (response.mayBeKept && generation === this.#generation) {
          const entry = { response, asked: 0, packed: false };
          if (large) this.#large.set(key, entry);
          else if (this.#hasRoom(response) || this.#turnedAway.note(key)) this.#kept.set(key, entry);
        }
        return response;
      })
      .finally(() => {
        if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
      });
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #hasRoom({ weight }: KeptResponse): boolean {
    return this.#kept.calculatedSize + weight <= this.#bound;
  }

  /** The addresses that were asked for again, most often first, with what is sent for them. */
  popular(limit: number): (readonly [string, KeptResponse])[] {
    return [...this.#kept]
      .filter(([, { asked }]) => asked > 0)
      .sort(([, a], [, b]) => b.asked - a.asked)
      .slice(0, limit)
      .map(([key, { response }]) => [key, response] as const);
  }

  /** Pages are still sent, but no more work is put into them. */
  stop(): Promise<void> {
    return this.#packing.stop();
  }

  /** Forgets everything but what was rendered anew. Past visits count for half, so that fashions pass. */
  clear(renewed: ReadonlyMap<string, KeptResponse> = new Map()): void {
    this.#generation += 1;
    this.#packing.forget();
    const known = [...renewed].map(([key, response]) => {
      const asked = Math.floor((this.#kept.peek(key)?.asked ?? 0) / 2);
      return [key, { response, asked, packed: false }] as const;
    });
    this.#kept.clear();
    this.#large.clear();
    this.#rendering.clear();
    for (const [key, entry] of known) if (entry.response.mayBeKept) this.#kept.set(key, entry);
  }
}
