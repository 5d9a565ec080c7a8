/** The editors' lists as the API answers them. */
import { z } from "zod";
import { type EditorsList, LIST_GROUPS } from "../domain/lists/editors-list.ts";
import { Location } from "./schemas.ts";

export const ListSummary = z
  .object({
    slug: z.string().describe("Last part of its page's address: /lists/{slug}."),
    title: z.string(),
    group: z.enum(LIST_GROUPS),
    summary: z.string().describe("What it is about, in one sentence."),
    total: z.int().min(1).describe("Number of places."),
    updated: z.iso.date().describe("Day of its last change."),
  })
  .meta({ id: "List", description: "Places that belong together, chosen by the editors." });

export const EXAMPLE_LIST = {
  slug: "inns-to-sleep-in",
  title: "Inns to Sleep In",
  group: "Plan a Visit",
  summary: "Inns and hotels whose guests tell of others.",
  total: 60,
  updated: "2026-10-31",
} as const;

export const listSummary = ({ slug, title, group, summary, updated, entries }: EditorsList) => ({
  slug,
  title,
  group,
  summary,
  total: entries.length,
  updated,
});

export const ListedLocation = Location.extend({
  why: z.string().describe("Why it belongs to the list, in one line."),
}).meta({ id: "ListedLocation", description: "A place of a list." });
