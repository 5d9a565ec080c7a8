import { z } from "zod";
import { DomainError } from "../../domain/domain-error.ts";
import { findList } from "../../domain/lists/editors-list.ts";
import { withoutDetails } from "../../domain/places/place.ts";
import { defineCall } from "../define-call.ts";
import { EXAMPLE_LIST, ListedLocation, ListSummary, listSummary } from "../list-answer.ts";

export const getList = defineCall({
  method: "get",
  path: "/api/lists/:list",
  id: "getList",
  group: "Locations",
  summary: "One of the editors' lists",
  params: z.object({
    list: z.string().min(1).meta({ description: "Last part of its page's address.", example: EXAMPLE_LIST.slug }),
  }),
  answer: {
    description: "The list with its places, each with why it belongs.",
    schema: ListSummary.extend({
      introduction: z.array(z.string()).describe("Paragraphs."),
      places: z.array(ListedLocation).describe("In the editors' order."),
    }),
  },
  refusals: [404],
  handle({ env: { catalog, lists } }, { list: slug }) {
    const found = findList(catalog, lists, slug);
    if (!found) throw new DomainError("not-found", "There is no such list.");
    const { list } = found;
    const places = list.entries.map(({ place, why }) => ({ ...withoutDetails(place), why }));
    return { ...listSummary(list), introduction: list.introduction, places };
  },
});
