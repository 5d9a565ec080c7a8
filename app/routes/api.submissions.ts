import { DomainError } from "../domain/domain-error.ts";
import { listSubmissions } from "../store/review/submissions.ts";
import { apiLoader } from "../web/api-loader.ts";
import { acceptSubmission } from "../web/forms/accept-submission.ts";
import { readJsonObject } from "../web/read-json.ts";
import { requireReviewer } from "../web/review/reviewer-session.ts";

const NOT_KEPT = { "cache-control": "no-store" };

const MOST_LISTED = 1_000;

/** For signed-in reviewers: the newest submissions first. */
export const loader = apiLoader(async (site, { request }) => {
  await requireReviewer(site, request);
  return listSubmissions(site.db, MOST_LISTED);
}, NOT_KEPT);

/** SPEC's payload alone will do. The form adds its stamp, and a proof of work when it was asked for one. */
export const action = apiLoader(async (site, { request }) => {
  const sent = await readJsonObject(request);
  const accepted = await acceptSubmission(site, {
    sent,
    stamp: request.headers.get("x-form-stamp") ?? undefined,
    key: request.headers.get("idempotency-key")?.slice(0, 200),
    proof: request.headers.get("x-proof-of-work") ?? undefined,
    trap: sent.faxNumber,
  });
  switch (accepted.outcome) {
    case "stored": {
      const { submission, trackingToken } = accepted.received;
      return Response.json(submission, { status: 201, headers: { ...NOT_KEPT, location: `/track/${trackingToken}` } });
    }
    case "invalid":
      throw new DomainError("invalid", "Some fields are missing or not valid.", accepted.errors);
    case "again":
      throw new DomainError("conflict", accepted.sentence);
    case "wait":
      throw new DomainError("too-many", accepted.sentence);
    case "unavailable":
      throw new DomainError("unavailable", accepted.sentence);
    case "proof":
      return Response.json(
        {
          message: "Submissions come in very fast. Send it again with a proof of work.",
          proofOfWork: accepted.proofOfWork,
        },
        { status: 428, headers: NOT_KEPT },
      );
  }
}, NOT_KEPT);
