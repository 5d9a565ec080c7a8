import { type ApiCall, jsonAnswer, listOf, reference } from "./api-call.ts";
import { EXAMPLE_SUBMISSION } from "./example-place.ts";
import { SIMILAR_PARAMETERS } from "./parameters.ts";

export const DIRECTORY_CALLS: readonly ApiCall[] = [
  {
    method: "get",
    path: "/api/stats",
    id: "getStatistics",
    group: "Whole directory",
    summary: "The directory in numbers",
    parameters: [],
    answer: jsonAnswer("Statistics.", reference("Statistics"), {
      totalLocations: 485,
      totalStates: 51,
      totalReviews: 2113,
      avgRating: 3.9,
    }),
    refusals: [],
  },
  {
    method: "get",
    path: "/api/export.geojson",
    id: "exportGeoJson",
    group: "Whole directory",
    summary: "Everything as GeoJSON",
    description: "Every place with all its fields, for maps and geographic programs.",
    parameters: [],
    answer: {
      status: 200,
      description: "A feature collection.",
      mediaType: "application/geo+json",
      schema: {
        type: "object",
        properties: {
          type: { type: "string", enum: ["FeatureCollection"] },
          features: listOf({ type: "object" }),
        },
        required: ["type", "features"],
      },
    },
    refusals: [],
  },
  {
    method: "get",
    path: "/api/export.csv",
    id: "exportCsv",
    group: "Whole directory",
    summary: "Everything as CSV",
    description: "Every place with all its fields, one per row, safe to open in a spreadsheet.",
    parameters: [],
    answer: {
      status: 200,
      description: "Rows under a row of field names.",
      mediaType: "text/csv",
      schema: { type: "string" },
    },
    refusals: [],
  },
  {
    method: "get",
    path: "/api/openapi.json",
    id: "getDescription",
    group: "Whole directory",
    summary: "This description for programs",
    description: "An OpenAPI 3.1 document.",
    parameters: [],
    answer: jsonAnswer("The document.", { type: "object" }, undefined),
    refusals: [],
  },
];

export const SUBMISSION_CALLS: readonly ApiCall[] = [
  {
    method: "post",
    path: "/api/submissions",
    id: "submitAttraction",
    group: "Submissions",
    summary: "Suggest an attraction",
    description:
      "The team reviews every suggestion within 24-48 hours; the Location header is a private page with its status. Other fields than these are ignored. An Idempotency-Key keeps one that is sent twice from being stored twice.",
    parameters: [],
    body: { schema: reference("NewSubmission"), example: EXAMPLE_SUBMISSION },
    answer: jsonAnswer(
      "The suggestion as it was stored.",
      reference("Submission"),
      { ...EXAMPLE_SUBMISSION, id: "s1", status: "pending", submittedAt: "2026-10-31T12:00:00.000Z" },
      201,
    ),
    refusals: [400, 409, 413, 428, 429],
  },
  {
    method: "get",
    path: "/api/submissions",
    id: "listSubmissions",
    group: "Submissions",
    summary: "Read suggestions",
    description: "For signed-in reviewers only.",
    parameters: [],
    answer: jsonAnswer("Suggestions.", listOf(reference("Submission")), undefined),
    refusals: [401],
  },
  {
    method: "get",
    path: "/api/similar",
    id: "listSimilarPlaces",
    group: "Submissions",
    summary: "Places that a name may mean",
    parameters: SIMILAR_PARAMETERS,
    answer: jsonAnswer("Likely places.", listOf(reference("SimilarPlace")), undefined),
    refusals: [],
    ownUse: true,
  },
];
