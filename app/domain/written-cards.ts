/**
 * The cards of a catalog, written down as the JSON in which the API gives them: bytes beside the heap. A hundred thousand places
 * are half a million texts and numbers fewer for the collector of memory to look through, and a list of places is sent as it is
 * written. What is looked at of all places at once is beside the bytes; the rest is read when somebody asks for it.
 */
import type { Access, PlaceCard, PlaceType } from "./place.ts";

/** Cards that were written down together, one behind the other. */
interface Sheet {
  readonly json: Buffer;
  /** Where each card ends. */
  readonly ends: Uint32Array;
  /** Latitude and longitude of each card; not a number where it is not known. */
  readonly positions: Float64Array;
}

/** They are not plain objects: whoever wants to spread one takes `plainCard` first. */
export function writeDown(cards: readonly PlaceCard[]): PlaceCard[] {
  const texts = cards.map((card) => JSON.stringify(card));
  const ends = new Uint32Array(cards.length);
  let end = 0;
  for (const [row, text] of texts.entries()) {
    end += Buffer.byteLength(text);
    ends[row] = end;
  }
  // Its own memory: a small one would otherwise hold a piece that many share.
  const json = Buffer.allocUnsafeSlow(end);
  json.write(texts.join(""));
  const positions = Float64Array.from(cards.flatMap(({ latitude = NaN, longitude = NaN }) => [latitude, longitude]));
  const sheet: Sheet = { json, ends, positions };
  return cards.map((card, row) => new WrittenCard(card, sheet, row));
}

/** A card as an object that can be spread: what is unknown is absent. */
export function plainCard(place: PlaceCard): PlaceCard {
  return place instanceof WrittenCard ? place.toJSON() : place;
}

/** A card as JSON, in bytes that are not to be changed, nor handed over as an answer's: they are the catalog's own. */
export function cardJson(place: PlaceCard): Buffer {
  return place instanceof WrittenCard ? place.json : Buffer.from(JSON.stringify(place));
}

/** Whoever shows a card asks for one thing after the other. */
let lastRead: { readonly card: PlaceCard; readonly plain: PlaceCard } | undefined;

class WrittenCard implements PlaceCard {
  readonly id: string;
  readonly slug: string;
  readonly houseName: string;
  readonly city: string;
  readonly state: string;
  readonly paranormalActivityType?: string | undefined;
  readonly reviewCount: number;
  readonly rating: number;
  readonly placeType: PlaceType;
  readonly access?: Access | undefined;
  readonly updatedAt: string;
  readonly #sheet: Sheet;
  readonly #row: number;

  constructor(card: PlaceCard, sheet: Sheet, row: number) {
    this.id = card.id;
    this.slug = card.slug;
    this.houseName = card.houseName;
    this.city = card.city;
    this.state = card.state;
    this.paranormalActivityType = card.paranormalActivityType;
    this.reviewCount = card.reviewCount;
    this.rating = card.rating;
    this.placeType = card.placeType;
    this.access = card.access;
    this.updatedAt = card.updatedAt;
    this.#sheet = sheet;
    this.#row = row;
  }

  get json(): Buffer {
    const { json, ends } = this.#sheet;
    return json.subarray(ends[this.#row - 1] ?? 0, ends[this.#row]);
  }

  toJSON(): PlaceCard {
    return JSON.parse(this.json.toString()) as PlaceCard;
  }

  get #plain(): PlaceCard {
    if (lastRead?.card !== this) lastRead = { card: this, plain: this.toJSON() };
    return lastRead.plain;
  }

  #position(which: 0 | 1): number | undefined {
    const degrees = this.#sheet.positions[2 * this.#row + which]!;
    return Number.isNaN(degrees) ? undefined : degrees;
  }

  get latitude(): number | undefined {
    return this.#position(0);
  }

  get longitude(): number | undefined {
    return this.#position(1);
  }

  get address(): string {
    return this.#plain.address;
  }

  get storySummary(): string {
    return this.#plain.storySummary;
  }

  get dateActivity(): string | undefined {
    return this.#plain.dateActivity;
  }

  get articleUrl(): string | undefined {
    return this.#plain.articleUrl;
  }

  get imageUrl(): string | undefined {
    return this.#plain.imageUrl;
  }

  get socialProofUrl(): string | undefined {
    return this.#plain.socialProofUrl;
  }

  get architectureStyle(): string | undefined {
    return this.#plain.architectureStyle;
  }

  get additionalSources(): string | undefined {
    return this.#plain.additionalSources;
  }

  get citations(): string | undefined {
    return this.#plain.citations;
  }

  get website(): string | undefined {
    return this.#plain.website;
  }

  get phoneNumber(): string | undefined {
    return this.#plain.phoneNumber;
  }

  get yearBuilt(): number | undefined {
    return this.#plain.yearBuilt;
  }

  get duration(): number | undefined {
    return this.#plain.duration;
  }

  get ticketPrice(): number | undefined {
    return this.#plain.ticketPrice;
  }

  get accessNote(): string | undefined {
    return this.#plain.accessNote;
  }
}
