import { DomainError } from "../../domain/domain-error.ts";
import { acceptSubmission } from "../../web/forms/accept-submission.ts";
import { defineCall } from "../define-call.ts";
import { readJsonObject } from "../read-input.ts";
import { NewSubmission, Submission } from "../schemas.ts";

const EXAMPLE = {
  attractionName: "Old Mill Inn",
  attractionType: "other",
  streetAddress: "1 Mill Street",
  city: "Salem",
  state: "Oregon",
  zipCode: "97301",
  description: "Guests report footsteps in the closed attic.",
};

/** The form also sends its stamp and, if asked for one, a proof of work; other callers need neither. */
export const submitAttraction = defineCall({
  method: "post",
  path: "/api/submissions",
  shared: false,
  id: "submitAttraction",
  group: "Submissions",
  summary: "Suggest an attraction",
  description:
    "The team reviews every suggestion within 24-48 hours; the Location header is a private page with its status. Other fields than these are ignored. An Idempotency-Key keeps one that is sent twice from the same network address from being stored twice.",
  body: { schema: NewSubmission, example: EXAMPLE },
  answer: {
    status: 201,
    description: "The suggestion as it was stored.",
    schema: Submission,
    example: { ...EXAMPLE, id: "s1", status: "pending", submittedAt: "2026-10-31T12:00:00.000Z" },
  },
  refusals: [400, 409, 413, 428, 429],
  cacheControl: "no-store",
  async handle(c) {
    const sent = await readJsonObject(c);
    const accepted = await acceptSubmission(c.env, {
      sent,
      guards: {
        stamp: c.req.header("x-form-stamp"),
        proof: c.req.header("x-proof-of-work"),
        trap: sent.faxNumber,
      },
      key: c.req.header("idempotency-key")?.slice(0, 200),
    });
    switch (accepted.outcome) {
      case "stored":
        c.header("location", `/track/${accepted.received.trackingToken}`);
        return accepted.received.submission;
      case "invalid":
        throw new DomainError("invalid", "Some fields are missing or not valid.", accepted.errors);
      case "again":
        throw new DomainError("conflict", accepted.sentence);
      case "wait":
        throw new DomainError("too-many", accepted.sentence);
      case "unavailable":
        throw new DomainError("unavailable", accepted.sentence);
      case "proof": {
        const message = "Submissions come in very fast. Send it again with a proof of work.";
        return c.json({ message, proofOfWork: accepted.proofOfWork }, 428);
      }
    }
  },
});
