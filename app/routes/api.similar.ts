import { findLikelyDuplicates } from "../domain/submissions/likely-duplicates.ts";
import type { SimilarPlace } from "../ui/submit/similar-places.tsx";
import { apiLoader } from "../web/api-loader.ts";

const LONGEST = 200;

/** Places of the directory that a name someone types may mean. */
export const loader = apiLoader(
  ({ catalog }, { url }): SimilarPlace[] => {
    const [name, city, state] = ["name", "city", "state"].map((key) =>
      (url.searchParams.get(key) ?? "").slice(0, LONGEST),
    );
    if (!name?.trim()) return [];
    return findLikelyDuplicates(catalog, { name, city, state: state || undefined }).map(({ place }) => ({
      slug: place.slug,
      houseName: place.houseName,
      city: place.city,
      state: place.state,
    }));
  },
  { "cache-control": "no-store" },
);
