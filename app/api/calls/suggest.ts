import { z } from "zod";
import { completeText, correctText, isEnough, MAX_SUGGESTIONS, SUGGESTION_KINDS } from "../../domain/search/suggest.ts";
import { searchContextOf } from "../../views/site-search.ts";
import { defineCall } from "../define-call.ts";

const Suggestion = z
  .object({
    kind: z.enum(SUGGESTION_KINDS).describe("What it is."),
    label: z.string().min(1).describe("What to show."),
    href: z.string().min(1).describe("Where it leads."),
  })
  .meta({ id: "Suggestion", description: "Something that a beginning of a word may mean." });

export const suggestCall = defineCall({
  method: "get",
  path: "/api/suggest",
  id: "suggest",
  group: "Search",
  summary: "Suggestions while typing",
  description: "At most eight places, cities, states, zip codes, activities and kinds of places.",
  params: z.object({
    q: z.string().catch("").meta({ description: "What has been typed so far.", example: "san j" }),
  }),
  answer: {
    description: "Suggestions, best first.",
    schema: z.array(Suggestion).max(MAX_SUGGESTIONS),
    example: [{ kind: "city", label: "San Jose, California", href: "/search?q=San%20Jose%2C%20California" }],
  },
  refusals: [429],
  cacheControl: "public, max-age=60",
  budget: "typing",
  async handle({ env }, { q }) {
    const context = await searchContextOf(env);
    const completed = completeText(context, q);
    // Correcting typos counts as a search.
    return isEnough(q, completed) || !(await env.admit("search")) ? completed : correctText(context, q, completed);
  },
});
