import { makePlace } from "../make-place.ts";

const SALEM = { city: "Salem", state: "Massachusetts", latitude: 42.52, longitude: -70.89 };
/** Thirty-four places, all but one with a position. */
export const PLACES_TO_FIND = [
  makePlace({
    id: "witch",
    houseName: "Witch House",
    ...SALEM,
    address: "310 Essex Street",
    rating: 4.5,
    reviewCount: 3,
    placeType: "house",
  }),
  makePlace({
    id: "boston",
    houseName: "Parker Hotel",
    city: "Boston",
    state: "Massachusetts",
    latitude: 42.36,
    longitude: -71.06,
    ticketPrice: 12.5,
    paranormalActivityType: "Cold Spots",
  }),
  makePlace({
    id: "salem-inn",
    houseName: "Salem Street Inn",
    city: "Denver",
    state: "Colorado",
    latitude: 39.74,
    longitude: -104.98,
  }),
  makePlace({
    id: "lost",
    houseName: "Lost Lighthouse",
    city: "Nahant",
    state: "Massachusetts",
    placeType: "lighthouse",
    access: "exterior",
  }),
  // Thirty in one town, of which ten stand at one spot.
  ...Array.from({ length: 30 }, (_, i) =>
    makePlace({
      id: `tx-${i}`,
      houseName: `Ranch ${i}`,
      city: "Austin",
      state: "Texas",
      latitude: i < 10 ? 30.2672 : 30.2 + i / 100,
      longitude: i < 10 ? -97.7431 : -97.9 + i / 100,
      placeType: "house",
    }),
  ),
];
