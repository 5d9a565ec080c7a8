type Drawn = Record<"houseName" | "city" | "state" | "placeType" | "yearBuilt" | "activities", string>;

/** The poster that an unpublished listing would get. The URL changes, and the image reloads, only with what is drawn. */
export const previewPosterPath = (id: string, drawn: Drawn): string =>
  `/review/poster.svg?${new URLSearchParams({ id, ...drawn })}`;
