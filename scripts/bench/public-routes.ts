/** One address of each public page, as the benchmark visits them; the desk of the reviewers is not public. */
import { openStore } from "../../app/store/engine/open-store.ts";
import { addSubmission } from "../../app/store/review/submissions.ts";
import { makeSubmission } from "../../tests/make-submission.ts";
import type { BenchSite } from "./bench-site.ts";

const NO_SUCH_PAGE = "/no-such-page";

/** What only the database knows. */
interface Known {
  /** A place as a visitor told of it, and not one that we wrote about. */
  readonly importedSlug: string;
  readonly trackingToken: string;
}

export function addressesWith({ importedSlug, trackingToken }: Known): string[] {
  return [
    "/",
    "/all-locations",
    "/search?q=Salem%2C+MA",
    "/most-haunted",
    "/activity-types",
    "/activity/apparitions",
    "/state/ohio",
    "/city/chicago?state=illinois",
    "/location/winchester-mystery-house-san-jose-california",
    `/location/${importedSlug}`,
    "/haunted-roadtrip",
    "/submit",
    `/track/${trackingToken}`,
    "/corrections",
    "/about",
    "/privacy",
    "/api",
    NO_SUCH_PAGE,
  ];
}

export async function publicRoutes({ dataDir, url }: Pick<BenchSite, "dataDir" | "url">): Promise<string[]> {
  const routes = addressesWith(await readKnown(dataDir));
  // A renamed address would be measured as a page that says so.
  for (const path of routes) {
    const { status } = await fetch(url + path, { redirect: "manual" });
    if (status !== (path === NO_SUCH_PAGE ? 404 : 200)) throw new Error(`${path} answered ${status}`);
  }
  return routes;
}

async function readKnown(dataDir: string): Promise<Known> {
  const store = openStore({ dataDir });
  try {
    const imported = await store.db
      .selectFrom("haunted_locations")
      .select("slug")
      .where("origin", "=", "import")
      .where("hiddenAt", "is", null)
      .orderBy("id")
      .limit(1)
      .executeTakeFirstOrThrow();
    // The key makes it one submission, however often the bench runs on this database.
    const circumstances = { now: new Date(), idempotencyKey: "bench" };
    const { trackingToken } = await addSubmission(store.db, makeSubmission(), circumstances);
    return { importedSlug: imported.slug, trackingToken };
  } finally {
    await store.close();
  }
}
