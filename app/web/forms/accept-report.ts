/** Accepts a visitor's report of a place: checks, admission, one per day, then the review queue. */
import { DomainError } from "../../domain/domain-error.ts";
import { readPhotos } from "../../domain/photos/photo-form.ts";
import type { Place } from "../../domain/places/place.ts";
import { signature } from "../../domain/review/signed-text.ts";
import { readReport } from "../../domain/visits/report-form.ts";
import type { ReportFields } from "../../domain/visits/visit-report.ts";
import { addReport, findReportOfDay } from "../../store/review/visit-reports.ts";
import type { SiteContext } from "../site-context.ts";
import { acceptPhotos, BUSY_WITH_PICTURES } from "./accept-photos.ts";
import { type AcceptedForm, admitForm, guardsOf, readSender } from "./admit-form.ts";
import { notSaved } from "./form-sender.ts";

type AcceptedReport = AcceptedForm<{ readonly trackingToken: string }>;

const ONE_A_DAY =
  "We already have a report of this place from your network today, and we take one a day. What you wrote is still here; please send it tomorrow.";

export async function acceptReport(
  site: SiteContext,
  place: Pick<Place, "id" | "houseName" | "city" | "state">,
  form: FormData,
): Promise<AcceptedReport> {
  return takeIn(site, place, form).catch((error: unknown) => {
    if (!(error instanceof DomainError)) return notSaved(site, error);
    return { outcome: error.code === "too-many" ? "wait" : "unavailable", sentence: error.message };
  });
}

async function takeIn(
  site: SiteContext,
  place: Pick<Place, "id" | "houseName" | "city" | "state">,
  form: FormData,
): Promise<AcceptedReport> {
  const now = site.now();
  const read = readReport(form, now);
  const sent = readPhotos(form, site.sentPictures.files);
  const isBusy = site.sentPictures.isBusy;
  if ("errors" in read || ("errors" in sent && !isBusy)) {
    return {
      outcome: "invalid",
      errors: { ...("errors" in read && read.errors), ...("errors" in sent && sent.errors) },
    };
  }
  if (isBusy || "errors" in sent) return { outcome: "unavailable", sentence: BUSY_WITH_PICTURES };
  const { fields } = read;
  const sender = await readSender(site, guardsOf(Object.fromEntries(form) as Record<string, string>));
  const { secret, senderHash } = sender;
  const day = now.toISOString().slice(0, 10);
  const senderDay = signature(secret, "sender", `${senderHash} ${place.id} ${day}`);
  const before = await findReportOfDay(site.db, senderDay);
  if (before) return sentToday(before, fields);

  const accepted = await acceptPhotos(site, sent.photos, senderHash);
  if ("errors" in accepted) return { outcome: "invalid", errors: accepted.errors };
  const refusal = await admitForm(site, "report", sender);
  if (refusal) return refusal;
  const stored = await addReport(site.db, {
    placeId: place.id,
    fields,
    now,
    senderHash,
    senderDay,
    photos: accepted.photos,
  });
  if (!stored) return sentToday((await findReportOfDay(site.db, senderDay))!, fields);
  site.announce({
    title: `Report: ${place.houseName}`,
    where: `${place.city}, ${place.state}`,
    path: `/review/report/${stored.id}`,
  });
  return { outcome: "stored", trackingToken: stored.trackingToken };
}

/** The same text again is the same report, sent twice. */
function sentToday(before: { fields: ReportFields; trackingToken: string }, fields: ReportFields): AcceptedReport {
  const isSame = JSON.stringify(before.fields) === JSON.stringify(fields);
  if (isSame) return { outcome: "stored", trackingToken: before.trackingToken };
  return { outcome: "wait", sentence: ONE_A_DAY };
}
