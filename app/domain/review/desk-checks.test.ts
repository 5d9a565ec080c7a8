/** What reviewers are shown about a submission: position, private homes, likely duplicates. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { makePlace } from "../../../tests/make-place.ts";
import { makeSubmission } from "../../../tests/make-submission.ts";
import { EMPTY_CATALOG, reviseCatalog } from "../catalog/catalog.ts";
import { loadGazetteer } from "../geo/gazetteer.ts";
import { addressKey } from "../geo/street-address.ts";
import { looksLikePrivateHome } from "../places/private-home.ts";
import { findLikelyDuplicates } from "../submissions/likely-duplicates.ts";
import { findPendingDuplicates } from "../submissions/pending-duplicates.ts";
import { flagsOf } from "../submissions/submission-flags.ts";
import { whereaboutsOf } from "../submissions/submission-whereabouts.ts";
import { listingFromSubmission, positionOf } from "./publish-listing.ts";

const gazetteer = loadGazetteer(readFileSync("data/gazetteer.json.gz"));
const SALEM = { lat: 44.94, lng: -123.02 };

describe("city, state and ZIP code", () => {
  const flags = (fields: Parameters<typeof makeSubmission>[0]) => {
    const submission = makeSubmission(fields);
    const where = whereaboutsOf(submission, gazetteer);
    return flagsOf(submission, { duplicates: [], pendingDuplicates: [], fromSender: 1, where });
  };
  test.each([
    ["that agree", {}, []],
    ["of a city abroad", { city: "Banff, Alberta, Canada", state: "Montana", zipCode: "59901" }, ["city-unknown"]],
    ["of another state", { state: "Ohio" }, ["zip-elsewhere"]],
    ["of two ends of Texas", { city: "San Antonio", state: "Texas", zipCode: "79901" }, ["zip-far"]],
    ["that nobody has", { zipCode: "00000" }, ["zip-unknown"]],
  ] as const)("%s: %o", (_what, fields, expected) => expect(flags(fields)).toEqual(expected));

  test("with a distant ZIP code start with a pin in the city", () => {
    const pin = positionOf({ city: "San Antonio", state: "Texas", zipCode: "79901" }, gazetteer);
    expect(pin).toMatchObject({ precision: "city", label: "San Antonio, Texas" });
  });

  test("of an unknown city start without a pin, not in the middle of the state", () => {
    const nowhere = makeSubmission({ city: "Nowhereville Falls", zipCode: "00000" });
    expect(positionOf(nowhere, gazetteer)).toBeUndefined();
    expect(listingFromSubmission(nowhere, gazetteer).latitude).toBeUndefined();
  });
});

describe("a private home", () => {
  test.each([
    ["My neighbor's house", "Voices in the basement.", true],
    ["The Miller place", "It is a private residence.", true],
    ["The Miller place", "The family who lives there hears voices.", true],
    ["The Miller place", "I live here and hear voices.", true],
    ["The Miller place", "My aunt lives there with her children.", true],
    ["Our family home", "Voices in the basement.", true],
    ["The Miller place", "A house museum since 1931.", false],
  ])("%s, %s: %s", (name, text, isHome) => {
    const submission = makeSubmission({ attractionName: name, description: text });
    expect(looksLikePrivateHome(name, text, "house")).toBe(isHome);
    expect(listingFromSubmission(submission, gazetteer).access).toBe(isHome ? "private" : undefined);
    const where = whereaboutsOf(submission, gazetteer);
    expect(flagsOf(submission, { duplicates: [], pendingDuplicates: [], fromSender: 1, where })).toEqual(
      isHome ? ["private-home"] : [],
    );
  });

  test("is not what an inn was built as", () => {
    expect(looksLikePrivateHome("Grey Inn", "Built in 1840 as a private residence.", "hotel")).toBe(false);
  });
});

describe("one address, written in many ways", () => {
  test.each([
    ["40 Water Street", "40 Water St."],
    ["118 North Main Street", "118 N Main St"],
    ["75 Prospect Avenue", "75 Prospect Ave, Eureka Springs"],
  ])("%s is %s", (one, other) => expect(addressKey(one)).toBe(addressKey(other)));

  test("a street without a number is no address", () => expect(addressKey("River Road")).toBeUndefined());

  test("makes two submissions likely duplicates", () => {
    const waiting = (id: string, attractionName: string, streetAddress: string) => ({
      ...makeSubmission({ attractionName, streetAddress }),
      id,
      submittedAt: "2026-10-29T20:00:00.000Z",
    });
    const [found] = findPendingDuplicates(waiting("a", "Harbor Light Inn", "40 Water Street"), [
      waiting("b", "The captain's house", "40 Water St."),
    ]);
    expect(found).toMatchObject({ sameAddress: true });
  });

  test("finds the listing there under another name, in its own city only", () => {
    const inn = makePlace({ id: "inn", houseName: "Harbor Light Inn", address: "40 Water Street" });
    const catalog = reviseCatalog(EMPTY_CATALOG, { version: 1, published: [inn], withdrawn: [], formerSlugs: [] });
    const wanted = { name: "The captain's house", address: "40 Water St.", state: inn.state, position: SALEM };
    expect(findLikelyDuplicates(catalog, { ...wanted, city: inn.city })).toMatchObject([{ sameAddress: true }]);
    expect(findLikelyDuplicates(catalog, { ...wanted, city: "Portland" })).toEqual([]);
  });
});

test("the city's name inside a place's name does not decide its kind", () => {
  const crescent = { attractionName: "Crescent Hotel Eureka Springs", city: "Eureka Springs" };
  expect(listingFromSubmission(makeSubmission(crescent), gazetteer).placeType).toBe("hotel");
});
