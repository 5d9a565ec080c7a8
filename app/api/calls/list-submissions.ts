import { z } from "zod";
import { listSubmissions as readSubmissions } from "../../store/review/submissions.ts";
import { requireReviewer } from "../../web/review/reviewer-session.ts";
import { defineCall } from "../define-call.ts";
import { Submission } from "../schemas.ts";

const MAX_LISTED = 1_000;

export const listSubmissions = defineCall({
  method: "get",
  path: "/api/submissions",
  shared: false,
  id: "listSubmissions",
  group: "Submissions",
  summary: "Read suggestions",
  description: "For signed-in reviewers only.",
  answer: { description: "Suggestions, newest first.", schema: z.array(Submission) },
  refusals: [401],
  cacheControl: "no-store",
  cache: false,
  async handle(c) {
    await requireReviewer(c.env, c.req.raw);
    return readSubmissions(c.env.db, MAX_LISTED);
  },
});
