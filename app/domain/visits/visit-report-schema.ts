/** A published report as the API returns it and exports contain it. */
import { z } from "zod";
import { MAX_ACCOUNT, MAX_SIGNATURE, MAX_STARS, MAX_WHERE, OUTCOMES, TIMES_OF_DAY } from "./visit-report.ts";

export const visitReportSchema = z.object({
  id: z.string().min(1).max(200).describe("Its id."),
  month: z
    .string()
    .regex(/^(19|2\d)\d\d-(0[1-9]|1[0-2])$/)
    .describe("Month of the visit."),
  timeOfDay: z.enum(TIMES_OF_DAY).describe("By day or after dark."),
  happened: z.enum(OUTCOMES).describe("Whether the visitor noticed something."),
  activities: z.array(z.string().min(1).max(80)).max(40).describe("What was noticed."),
  where: z.string().min(1).max(MAX_WHERE).describe("Where in the building or on the grounds.").optional(),
  account: z.string().max(MAX_ACCOUNT).describe("The visitor's words; reviewers may have cut some.").optional(),
  stars: z.int().min(1).max(MAX_STARS).describe("How good the visit was."),
  name: z.string().min(1).max(MAX_SIGNATURE).describe("Who signed it; absent for an anonymous visitor.").optional(),
  publishedAt: z.iso.datetime().describe("When it was published."),
});
