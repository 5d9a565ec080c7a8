import type { PlaceCard, PlaceList } from "../app/domain/places/place.ts";

export interface Watch {
  /** The places that were looked at since the last `begin`. */
  readonly looked: ReadonlySet<PlaceCard>;
  /** How often a field of one was read. */
  readonly reads: number;
  begin(): void;
}

/**
 * Counts who is looked at, whoever looks: each field of these places becomes one that tells, and so does each that is absent. The
 * places stay the same objects, so that a running site can be watched too.
 */
export function watchPlaces(places: PlaceList): Watch {
  const looked = new Set<PlaceCard>();
  let reads = 0;
  const tell = (place: PlaceCard) => {
    looked.add(place);
    reads += 1;
  };
  // Asked for whatever a place does not have itself: what is absent, and what is read only when it is asked for.
  const telling = (kind: object) =>
    new Proxy(kind, {
      get(target, field, place) {
        tell(place);
        return Reflect.get(target, field, place);
      },
      getPrototypeOf: (target) => target,
    });
  const kinds = new Map<object, object>();
  for (const place of places) {
    for (const [field, value] of Object.entries(place)) {
      Object.defineProperty(place, field, {
        enumerable: true,
        configurable: true,
        get() {
          tell(place);
          return value;
        },
      });
    }
    const kind = Object.getPrototypeOf(place);
    if (!kinds.has(kind)) kinds.set(kind, telling(kind));
    Object.setPrototypeOf(place, kinds.get(kind)!);
  }
  return {
    looked,
    get reads() {
      return reads;
    },
    begin() {
      looked.clear();
      reads = 0;
    },
  };
}
