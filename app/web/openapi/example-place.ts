/** One place as the examples show it, cut down to what fits on a page. */
export const EXAMPLE_PLACE = {
  id: "ca-winchester-mystery-house",
  slug: "winchester-mystery-house-san-jose-california",
  houseName: "Winchester Mystery House",
  city: "San Jose",
  state: "California",
  address: "525 South Winchester Boulevard",
  storySummary: "Sarah Winchester's house with stairs that lead nowhere...",
  paranormalActivityType: "Footsteps; Apparitions",
  latitude: 37.3183,
  longitude: -121.9511,
  reviewCount: 6,
  rating: 4.6,
  placeType: "mansion",
  access: "tours",
  updatedAt: "2026-10-31T00:00:00.000Z",
} as const;

export const EXAMPLE_SUBMISSION = {
  attractionName: "Old Mill Inn",
  attractionType: "other",
  streetAddress: "1 Mill Street",
  city: "Salem",
  state: "Oregon",
  zipCode: "97301",
  description: "Guests report footsteps in the closed attic.",
} as const;
