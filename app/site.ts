/** The names of the site. Nothing else spells them out. */
export const SITE = {
  /** What the site is called. */
  name: "Hauntway",
  /** What the product is called inside sentences ("Explore All Haunted Houses in Ohio"). */
  product: "Haunted Houses",
  tagline: "A directory of documented haunted places in the United States",
} as const;
