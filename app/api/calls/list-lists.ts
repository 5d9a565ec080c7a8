import { z } from "zod";
import { editorsLists } from "../../domain/lists/editors-list.ts";
import { defineCall } from "../define-call.ts";
import { EXAMPLE_LIST, ListSummary, listSummary } from "../list-answer.ts";

export const listLists = defineCall({
  method: "get",
  path: "/api/lists",
  id: "listLists",
  group: "Locations",
  summary: "The editors' lists",
  description: "Places that belong together: inns to sleep in, prisons, lighthouses, films and more.",
  answer: { description: "All lists, in the editors' order.", schema: z.array(ListSummary), example: [EXAMPLE_LIST] },
  handle: ({ env: { catalog, lists } }) => editorsLists(catalog, lists).map(listSummary),
});
