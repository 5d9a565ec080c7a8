import { z } from "zod";
import { requirePlace } from "../../domain/catalog/find-place.ts";
import { DomainError } from "../../domain/domain-error.ts";
import { defineCall } from "../define-call.ts";
import { placeId } from "../parameters.ts";
import { EXAMPLE_REPORT, VisitorsReport } from "../schemas.ts";

const PAGE_SIZE = 50;

export const listVisitorsReports = defineCall({
  method: "get",
  path: "/api/visitors-reports/:id",
  id: "listVisitorsReports",
  group: "Locations",
  summary: "Visitors' reports of a place",
  description: `All published reports, ${PAGE_SIZE} a page, newest first. A private place has none.`,
  params: z.object({
    id: placeId,
    page: z.coerce.number().int().min(1).max(100_000).default(1).meta({ description: "Page.", example: 1 }),
  }),
  invalid: "The page must be a number from 1 on.",
  answer: {
    description: "A page of reports.",
    schema: z.object({
      total: z.int().describe("Number of reports."),
      page: z.int(),
      pages: z.int().describe("Number of pages."),
      reports: z.array(VisitorsReport),
    }),
    example: { total: 1, page: 1, pages: 1, reports: [EXAMPLE_REPORT] },
  },
  refusals: [400, 404],
  handle({ env: { catalog } }, { id, page }) {
    const all = catalog.visits.get(requirePlace(catalog, id).place.id) ?? [];
    const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
    if (page > pages) throw new DomainError("not-found", "There is no such page.");
    return { total: all.length, page, pages, reports: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
  },
});
