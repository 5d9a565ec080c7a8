import { requirePlace } from "../domain/catalog/find-place.ts";
import { apiLoader } from "../web/api-loader.ts";

/** By id or slug; a former address leads to the current one. */
export const loader = apiLoader(async ({ catalog, readTexts }, { params }) => {
  const { place, moved } = requirePlace(catalog, params.id);
  if (moved) {
    return new Response(null, { status: 301, headers: { location: `/api/haunted-locations/${place.slug}` } });
  }
  return { ...place, ...(await readTexts(place.id)) };
});
