/**
 * The cards of a catalog, written down as the JSON in which the API gives them: bytes beside the heap. A hundred thousand places
 * are a million texts and numbers fewer for the collector of memory to look through, and a list of places is sent as it is
 * written. What is looked at of many places at once stands beside the JSON; the rest is read when somebody asks for it.
 */
import type { Access, PlaceCard, PlaceType } from "../places/place.ts";

/** Cards that were written down together, one behind the other. */
interface Sheet {
  /** The number of its first card. */
  readonly firstNumber: number;
  /** Of each card its JSON, and then once more, without quotes and escapes, the texts that are often asked for. */
  readonly bytes: Buffer;
  /** So many for each card, in the order of `NUMBER`. */
  readonly numbers: Uint32Array;
  /** So many for each card, in the order of `FIGURE`; not a number where it is not known. */
  readonly figures: Float64Array;
  /** Texts that many cards have, each once. */
  readonly shared: readonly (string | undefined)[];
}

/** Where the bytes of each text end, one behind the other, and which of the shared texts it has. */
const NUMBER = {
  jsonEnd: 0,
  idEnd: 1,
  slugEnd: 2,
  nameEnd: 3,
  city: 4,
  state: 5,
  activities: 6,
  placeType: 7,
  access: 8,
  updatedAt: 9,
} as const;
const NUMBERS = Object.keys(NUMBER).length;

const FIGURE = { latitude: 0, longitude: 1, rating: 2, reviewCount: 3 } as const;
const FIGURES = Object.keys(FIGURE).length;

/** They are not plain objects: whoever wants to spread one takes `plainCard` first. */
export function writeDown(cards: readonly PlaceCard[]): PlaceCard[] {
  const texts = cards.flatMap((card) => [JSON.stringify(card), card.id, card.slug, card.houseName]);
  // Its own memory: a small one would otherwise hold a piece that many share.
  const bytes = Buffer.allocUnsafeSlow(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0));
  const numbers = new Uint32Array(cards.length * NUMBERS);
  const shared = new Map<string | undefined, number>();
  const share = (text: string | undefined): number => {
    const known = shared.get(text) ?? shared.size;
    shared.set(text, known);
    return known;
  };
  let end = 0;
  for (const [row, { city, state, paranormalActivityType, placeType, access, updatedAt }] of cards.entries()) {
    const ends = texts.slice(4 * row, 4 * row + 4).map((text) => (end += bytes.write(text, end)));
    const sharing = [city, state, paranormalActivityType, placeType, access, updatedAt].map(share);
    numbers.set([...ends, ...sharing], row * NUMBERS);
  }
  const figures = Float64Array.from(
    cards.flatMap(({ latitude = NaN, longitude = NaN, rating, reviewCount }) => [
      latitude,
      longitude,
      rating,
      reviewCount,
    ]),
  );
  const sheet: Sheet = { firstNumber: takeNumbers(cards.length), bytes, numbers, figures, shared: [...shared.keys()] };
  return cards.map((_card, row) => new WrittenCard(sheet, row));
}

let numbersTaken = 0;

function takeNumbers(count: number): number {
  numbersTaken += count;
  return numbersTaken - count;
}

/** More than every card's number. */
export const cardNumbers = (): number => numbersTaken;

const numbersOfPlainCards = new WeakMap<PlaceCard, number>();

/** Each card's own, counted from 0 on for as long as the program runs: sets of places are bits with these numbers. */
export function cardNumber(place: PlaceCard): number {
  if (place instanceof WrittenCard) return place.number;
  const number = numbersOfPlainCards.get(place) ?? takeNumbers(1);
  numbersOfPlainCards.set(place, number);
  return number;
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
  readonly #sheet: Sheet;
  readonly #row: number;

  constructor(sheet: Sheet, row: number) {
    this.#sheet = sheet;
    this.#row = row;
  }

  get number(): number {
    return this.#sheet.firstNumber + this.#row;
  }

  get json(): Buffer {
    return this.#sheet.bytes.subarray(this.#number(NUMBER.nameEnd - NUMBERS), this.#number(NUMBER.jsonEnd));
  }

  toJSON(): PlaceCard {
    return JSON.parse(this.json.toString()) as PlaceCard;
  }

  get #plain(): PlaceCard {
    if (lastRead?.card !== this) lastRead = { card: this, plain: this.toJSON() };
    return lastRead.plain;
  }

  /** Before the first card there is nothing. */
  #number(which: number): number {
    return this.#sheet.numbers[this.#row * NUMBERS + which] ?? 0;
  }

  #figure(which: number): number {
    return this.#sheet.figures[this.#row * FIGURES + which]!;
  }

  /** The text that ends there, behind the one before. */
  #text(end: number): string {
    return this.#sheet.bytes.toString("utf8", this.#number(end - 1), this.#number(end));
  }

  #shared(which: number): string | undefined {
    return this.#sheet.shared[this.#number(which)];
  }

  get id(): string {
    return this.#text(NUMBER.idEnd);
  }

  get slug(): string {
    return this.#text(NUMBER.slugEnd);
  }

  get houseName(): string {
    return this.#text(NUMBER.nameEnd);
  }

  get city(): string {
    return this.#shared(NUMBER.city)!;
  }

  get state(): string {
    return this.#shared(NUMBER.state)!;
  }

  get paranormalActivityType(): string | undefined {
    return this.#shared(NUMBER.activities);
  }

  get placeType(): PlaceType {
    return this.#shared(NUMBER.placeType) as PlaceType;
  }

  get access(): Access | undefined {
    return this.#shared(NUMBER.access) as Access | undefined;
  }

  get updatedAt(): string {
    return this.#shared(NUMBER.updatedAt)!;
  }

  get rating(): number {
    return this.#figure(FIGURE.rating);
  }

  get reviewCount(): number {
    return this.#figure(FIGURE.reviewCount);
  }

  get latitude(): number | undefined {
    return orUndefined(this.#figure(FIGURE.latitude));
  }

  get longitude(): number | undefined {
    return orUndefined(this.#figure(FIGURE.longitude));
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

const orUndefined = (figure: number): number | undefined => (Number.isNaN(figure) ? undefined : figure);
