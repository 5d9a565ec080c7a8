/** The address of a comparison. Separate from its reading, which browsers don't need. */
export const MAX_COMPARED = 4;

export const comparePath = (places: readonly { readonly slug: string }[]): string =>
  `/compare?places=${places
    .slice(0, MAX_COMPARED)
    .map(({ slug }) => slug)
    .join(",")}`;
