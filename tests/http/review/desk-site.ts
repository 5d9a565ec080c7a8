/** A site with a few listings, two reviewers at its desk, and visitors who send something. */
import { makePlace } from "../../make-place.ts";
import { makeSubmission } from "../../make-submission.ts";
import { signInReviewer } from "../reviewer-client.ts";
import { startTestSite } from "../test-site.ts";

export type DeskSite = Awaited<ReturnType<typeof startDeskSite>>;

const TWO_LISTINGS = [makePlace({ id: "inn", rating: 4 }), makePlace({ id: "mill", houseName: "Dark Mill" })];

export async function startDeskSite(places = TWO_LISTINGS) {
  const site = await startTestSite({ places, env: { TRUST_PROXY: "1" } });
  let sent = 0;
  return {
    site,
    ada: await signInReviewer(site, "ada"),
    ben: await signInReviewer(site, "ben"),
    /** Each from another visitor. */
    async submit(fields: Parameters<typeof makeSubmission>[0] = {}) {
      sent += 1;
      const response = await site.get("/api/submissions", {
        method: "POST",
        headers: { "x-forwarded-for": `198.51.100.${sent}` },
        body: JSON.stringify(makeSubmission(fields)),
      });
      const { id } = await response.json();
      return { id: id as string, page: `/review/submission/${id}`, track: response.headers.get("location")! };
    },
    async statusOf(submissionId: string): Promise<string> {
      const { status } = await site.store.db
        .selectFrom("submissions")
        .select("status")
        .where("id", "=", submissionId)
        .executeTakeFirstOrThrow();
      return status;
    },
  };
}

/** The HTML of an answer without the marks that React puts between texts. */
export async function htmlOf(response: Response | Promise<Response>): Promise<string> {
  return (await (await response).text()).replaceAll("<!-- -->", "");
}
