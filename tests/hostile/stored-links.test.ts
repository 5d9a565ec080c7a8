/** Wherever an address is stored, only web addresses are; wherever one is shown, only those are links. */
import { describe, expect, test } from "vitest";
import { pickFields } from "../../app/domain/import-export/import-fields.ts";
import { curatedPlaceSchema } from "../../app/domain/places/curated-place.ts";
import { sourceLinks, webLink } from "../../app/domain/places/links/web-links.ts";
import { readListing } from "../../app/domain/review/listing-form.ts";
import { readSubmission } from "../../app/domain/submissions/submission-form.ts";
import { curatedRecord } from "../curated-record.ts";
import { makeSubmission } from "../make-submission.ts";
import { HOSTILE_LINKS } from "./hostile-markup.ts";

const LINK_FIELDS = ["website", "articleUrl", "imageUrl", "socialProofUrl"];
const GOOD = "https://example.org/a";

const errorsOf = (read: object): Readonly<Record<string, unknown>> =>
  "errors" in read ? (read.errors as Record<string, unknown>) : {};

function listing(fields: Record<string, string>) {
  const form = new FormData();
  const rest = { houseName: "Inn", city: "Salem", state: "Oregon", address: "1 Mill Street", placeType: "hotel" };
  for (const [name, value] of Object.entries({ ...rest, storySummary: "An inn.", ...fields })) form.set(name, value);
  return readListing(form);
}

describe.each(HOSTILE_LINKS)("%j", (link) => {
  test("is refused in a submission", () => {
    expect(errorsOf(readSubmission(makeSubmission({ website: link })))).toHaveProperty("website");
  });

  test("is refused at the desk", () => {
    for (const field of LINK_FIELDS) expect(errorsOf(listing({ [field]: link })), field).toHaveProperty(field);
    const errors = Object.keys(errorsOf(listing({ additionalSources: `${GOOD}\n${link}` })));
    expect(errors.some((field) => field.startsWith("additionalSources"))).toBe(true);
  });

  test("is left out by an import, which says so", () => {
    for (const field of LINK_FIELDS) {
      const notes: string[] = [];
      expect(pickFields({ [field]: link }, new Map(), notes)).toEqual({ [field]: undefined });
      expect(notes[0]).toContain(field);
    }
  });

  test("is refused in a curated record", () => {
    expect(curatedPlaceSchema.safeParse(curatedRecord({ website: link })).success).toBe(false);
    expect(curatedPlaceSchema.safeParse(curatedRecord({ articleUrl: link })).success).toBe(false);
  });

  test("is never shown as a link, had it been stored", () => {
    expect(webLink(link)).toBeUndefined();
    expect(sourceLinks(`${link}; ${GOOD}`).map(({ href }) => new URL(href).protocol)).not.toContain("javascript:");
    for (const { href } of sourceLinks(`${link}; ${GOOD}`)) expect(href).toMatch(/^https?:/);
  });
});

test("a web address is taken everywhere", () => {
  expect(readSubmission(makeSubmission({ website: GOOD }))).toHaveProperty("fields");
  expect(listing({ website: GOOD, imageUrl: GOOD, additionalSources: GOOD })).toHaveProperty("listing");
  expect(pickFields({ website: GOOD }, new Map(), [])).toEqual({ website: GOOD });
  expect(curatedPlaceSchema.safeParse(curatedRecord({ website: GOOD })).success).toBe(true);
});
