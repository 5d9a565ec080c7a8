/** The long texts of every place, packed small, so that pages need no database while it is away. */
import { setTimeout as pause } from "node:timers/promises";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { Kysely } from "kysely";
import type { PlaceTexts } from "../../domain/places/place.ts";
import type { Tables } from "../engine/tables.ts";
import type { CatalogKeeper, SeenChanges } from "./catalog-keeper.ts";
import { readTexts, readTextsOf } from "./read-texts.ts";

/** Texts packed together: more pack smaller, fewer are quicker to unpack. */
const A_PACK = 32;
/** A change of up to so many places waits until their texts are here; a larger one is shown first and read behind it. */
const SMALL_CHANGE = 200;
const TRY_AGAIN_MS = 2_000;

interface Held {
  readonly pack: Buffer;
  readonly at: number;
}

export class TextKeeper {
  readonly #db: Kysely<Tables>;
  readonly #held = new Map<string, Held>();
  /** Changed or not yet read. */
  readonly #wanted = new Set<string>();
  #filling: Promise<void> | undefined;
  #stopped = false;

  constructor(db: Kysely<Tables>, keeper: CatalogKeeper) {
    this.#db = db;
    keeper.beforeChange((_catalog, changes) => this.#take(changes));
    this.#want(keeper.catalog.places.map(({ id }) => id));
  }

  /** How many texts are here, and in how many bytes. */
  get held(): { readonly places: number; readonly bytes: number } {
    const packs = new Set([...this.#held.values()].map(({ pack }) => pack));
    return { places: this.#held.size, bytes: [...packs].reduce((sum, pack) => sum + pack.length, 0) };
  }

  /** From memory; what is not here yet, or changed meanwhile, from the database, and while that is away as it was last. */
  async read(id: string): Promise<PlaceTexts> {
    const held = this.#held.get(id);
    if (held && !this.#wanted.has(id)) return unpack(held);
    return readTexts(this.#db, id).catch((error: unknown) => {
      if (!held) throw error;
      return unpack(held);
    });
  }

  /** Settles when everything that is known of has been read. */
  async whenFilled(): Promise<void> {
    await this.#filling;
  }

  stop(): void {
    this.#stopped = true;
  }

  async #take({ since, published, withdrawn }: SeenChanges): Promise<void> {
    const ids = published.map(({ id }) => id);
    if (since === 0) this.#forgetAllBut(new Set(ids));
    for (const id of withdrawn) this.#held.delete(id);
    if (since > 0 && ids.length <= SMALL_CHANGE) await this.#readNow(ids);
    else this.#want(ids);
  }

  #forgetAllBut(ids: ReadonlySet<string>): void {
    for (const id of this.#held.keys()) if (!ids.has(id)) this.#held.delete(id);
  }

  #want(ids: readonly string[]): void {
    for (const id of ids) this.#wanted.add(id);
    this.#filling ??= this.#fill().finally(() => {
      this.#filling = undefined;
    });
  }

  async #fill(): Promise<void> {
    while (this.#wanted.size > 0 && !this.#stopped) {
      const ids = [...this.#next(4 * A_PACK)];
      await this.#readNow(ids).catch(() => pause(TRY_AGAIN_MS, undefined, { ref: false }));
    }
  }

  *#next(most: number): Generator<string> {
    for (const id of this.#wanted) {
      if (most-- === 0) return;
      yield id;
    }
  }

  async #readNow(ids: readonly string[]): Promise<void> {
    const texts = await readTextsOf(this.#db, ids);
    for (let from = 0; from < ids.length; from += A_PACK) {
      const together = ids.slice(from, from + A_PACK);
      const pack = packed(together.map((id) => texts.get(id) ?? { fullStory: undefined, reports: [] }));
      together.forEach((id, at) => {
        this.#held.set(id, { pack, at });
        this.#wanted.delete(id);
      });
    }
  }
}

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** In memory of its own: a small buffer would hold on to the shared one that it was cut from. */
function packed(texts: readonly PlaceTexts[]): Buffer {
  return Buffer.from(new Uint8Array(brotliCompressSync(JSON.stringify(texts), QUALITY)).buffer);
}

function unpack({ pack, at }: Held): PlaceTexts {
  const texts = JSON.parse(brotliDecompressSync(pack).toString("utf8")) as PlaceTexts[];
  return { ...texts[at]!, fullStory: texts[at]!.fullStory };
}
