import { z } from "zod";
import { findLikelyDuplicates } from "../../domain/submissions/likely-duplicates.ts";
import { defineCall } from "../define-call.ts";
import { Location } from "../schemas.ts";

const MAX_LENGTH = 200;

const SimilarPlace = Location.pick({ slug: true, houseName: true, city: true, state: true }).meta({
  id: "SimilarPlace",
  description: "A place that may be meant.",
});

export const listSimilarPlaces = defineCall({
  method: "get",
  path: "/api/similar",
  id: "listSimilarPlaces",
  group: "Submissions",
  summary: "Places that a name may mean",
  params: z.object({
    name: z
      .string()
      .catch("")
      .meta({ description: "What somebody calls the place.", example: "Winchester Mystery House" }),
    city: z.string().optional().meta({ description: "Its city.", example: "San Jose" }),
    state: z.string().optional().meta({ description: "Full name of its state.", example: "California" }),
  }),
  answer: { description: "Likely places.", schema: z.array(SimilarPlace) },
  internal: true,
  cacheControl: "no-store",
  budget: "search",
  handle({ env: { catalog } }, { name, city = "", state }) {
    if (name.trim() === "") return [];
    const cut = (text: string) => text.slice(0, MAX_LENGTH);
    const likely = findLikelyDuplicates(catalog, { name: cut(name), city: cut(city), state: state && cut(state) });
    return likely.map(({ place: { slug, houseName, city, state } }) => ({ slug, houseName, city, state }));
  },
});
