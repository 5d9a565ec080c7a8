import { z } from "zod";
import { DomainError } from "../../domain/domain-error.ts";
import { findWaypoint } from "../../domain/search/find-waypoint.ts";
import { searchContextOf } from "../../views/site-search.ts";
import { crossingFields, crossingsAnswer } from "../crossings.ts";
import { defineCall } from "../define-call.ts";

const waypoint = (example: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(200)
    .meta({ description: "A place's id or slug, a town, a zip code or `lat,lng`.", example });

const DriveAnswer = z
  .object({
    miles: z.number().min(0).describe("By road, to one decimal."),
    minutes: z.int().min(0).describe("Driving time, without traffic or stops."),
    roads: z.array(z.string()).describe("The main roads in order, such as I 65."),
    ...crossingFields,
    source: z.enum(["router", "own roads"]).describe("A routing server, or this directory's own list of highways."),
    note: z.string().describe("What to know about the source.").optional(),
  })
  .meta({ id: "Drive", description: "How far it is by car." });

export const getDrive = defineCall({
  method: "get",
  path: "/api/drive",
  id: "getDrive",
  group: "Search",
  summary: "How far it is by car",
  description: "The quickest way between two points. A private place counts from its town.",
  params: z.object({ from: waypoint("Nashville, TN"), to: waypoint("New Orleans, LA") }),
  invalid: "Say where the drive starts (from) and where it ends (to).",
  answer: {
    description: "Miles, minutes and roads.",
    schema: DriveAnswer,
    example: { miles: 532.4, minutes: 497, roads: ["I 65", "I 20", "I 59", "I 10"], source: "own roads" },
  },
  refusals: [400, 404, 429, 503],
  budget: "search",
  async handle({ env }, params) {
    const context = { ...(await searchContextOf(env)), roads: env.roads() };
    const from = await findWaypoint(context, env.askGeocoder, params.from);
    const to = await findWaypoint(context, env.askGeocoder, params.to);
    const drive = await env.directions.drive(from, to);
    if (!drive) throw new DomainError("not-found", `No road that we know of leads from ${from.label} to ${to.label}.`);
    const { miles, minutes, roads, crossings, source, note } = drive;
    return {
      miles: Math.round(miles * 10) / 10,
      minutes: Math.round(minutes),
      roads,
      ...crossingsAnswer(crossings),
      source,
      ...(note && { note }),
    };
  },
});
