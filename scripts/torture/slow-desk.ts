/** A desk with a long queue, and a reviewer who is signed in to it. */
import { randomUUID } from "node:crypto";
import { openStore } from "../../app/store/engine/open-store.ts";
import { addCorrection } from "../../app/store/review/corrections.ts";
import { addSubmission } from "../../app/store/review/submissions.ts";
import { addReviewer } from "../../app/store/review/users.ts";
import { sendReport } from "../../tests/make-report.ts";
import { makeSubmission } from "../../tests/make-submission.ts";
import { PASSWORD } from "../../tests/reviewer-password.ts";
import type { BenchSite } from "../bench/sites.ts";
import type { ReadForm } from "./slow-requests.ts";
import { scrambled } from "./slow-texts.ts";

const SUBMISSIONS = 1_000;
const REPORTS_OF_ONE_PLACE = 200;

interface Desk {
  readonly headers: Readonly<Record<string, string>>;
  /** Ids by path. */
  readonly known: Readonly<Record<string, string>>;
  readonly readForm: ReadForm;
}

export async function openDesk(site: BenchSite, placeId: string): Promise<Desk> {
  const known = await fillQueue(site.dataDir, placeId);
  const signIn = await site.request("/review/sign-in", {
    method: "POST",
    redirect: "manual",
    headers: { origin: site.url },
    body: new URLSearchParams({ username: "ada", password: PASSWORD }),
  });
  const headers = { cookie: (signIn.headers.get("set-cookie") ?? "").split(";")[0]!, origin: site.url };
  const readForm: ReadForm = async (path, atDesk) =>
    formFields(await (await site.request(path, { headers: atDesk ? headers : {} })).text());
  return { headers, known, readForm };
}

async function fillQueue(dataDir: string, placeId: string): Promise<Record<string, string>> {
  const store = openStore({ dataDir, databaseUrl: undefined });
  const { db } = store;
  const now = new Date();
  await addReviewer(db, "ada", PASSWORD, now);
  const correction = await addCorrection(
    db,
    { placeId, kind: "fix", message: "The house burned down in 1921." } as never,
    { now, idempotencyKey: randomUUID(), senderHash: "a" },
  );
  let submissionId = "";
  for (let i = 0; i < SUBMISSIONS; i++) {
    const description = `${makeSubmission().description} ${scrambled(i, 12)} ${scrambled(i + 7, 9)}. `.repeat(12);
    const fields = makeSubmission({ attractionName: `Lantern Hall ${scrambled(i, 5)}`, description });
    submissionId = (await addSubmission(db, fields, { now })).submission.id;
  }
  let reportId = "";
  for (let i = 0; i < REPORTS_OF_ONE_PLACE; i++) {
    const account = `Steps crossed the room above ${scrambled(i, 8)}, though the floor was closed. `.repeat(18);
    reportId = (await sendReport(db, placeId, { account }, now)).id;
  }
  await store.close();
  return {
    "/review/submission/:id": submissionId,
    "/review/correction/:id": correction.id,
    "/review/report/:id": reportId,
    "/review/place/:id": placeId,
  };
}

const FIELD = /<(?:input|textarea|select)\b[^>]*\sname="([^"]*)"[^>]*>/g;
const INTENT = /<button\b[^>]*\sname="intent"[^>]*\svalue="([^"]*)"/g;

/** The fields of all forms on a page, and the least that its buttons do. */
function formFields(html: string): Record<string, string> {
  const fields = [...html.matchAll(FIELD)].map(([tag, name]) => [name!, /\svalue="([^"]*)"/.exec(tag)?.[1] ?? ""]);
  const intents = [...html.matchAll(INTENT)].map(([, intent]) => intent!);
  const intent = intents.find((one) => one === "draft" || one === "save") ?? intents[0];
  return { ...Object.fromEntries(fields), ...(intent && { intent }) };
}
