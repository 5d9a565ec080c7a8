import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { makePlace } from "../../../tests/make-place.ts";
import { makeSubmission } from "../../../tests/make-submission.ts";
import { loadGazetteer } from "../geo/gazetteer.ts";
import { draftOf, PRIVATE_ADDRESS } from "../places/place.ts";
import { listingFromPlace, readListing } from "./listing-form.ts";
import { listingFromSubmission, placeFromListing, placeIdOf, positionOf } from "./publish-listing.ts";

const gazetteer = loadGazetteer(readFileSync("data/gazetteer.json.gz"));
const NOW = new Date("2026-10-31T20:00:00.000Z");

function form(fields: Record<string, string | string[]> = {}): FormData {
  const data = new FormData();
  const all = {
    houseName: "Lantern Hall",
    city: "Salem",
    state: "Oregon",
    address: "12 Ferry Street",
    placeType: "other",
    storySummary: "A town hall.",
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) for (const one of [value].flat()) data.append(name, one);
  return data;
}

const listing = (fields: Record<string, string | string[]> = {}) => {
  const read = readListing(form(fields));
  if ("errors" in read) throw new Error(JSON.stringify(read.errors));
  return read.listing;
};

describe("the listing form", () => {
  test("takes a place's fields and nothing else", () => {
    const read = listing({
      id: "x",
      slug: "y",
      version: "9",
      token: "t",
      origin: "curated",
      latitude: "44.9",
      longitude: "-123",
    });
    expect(read).toMatchObject({
      houseName: "Lantern Hall",
      latitude: 44.9,
      longitude: -123,
      documentedReports: 0,
    });
    expect(Object.keys(read)).not.toEqual(expect.arrayContaining(["id"]));
    for (const field of ["id", "slug", "version", "token", "origin"]) expect(read).not.toHaveProperty(field);
  });

  test("a link to a copied book is rejected, and any other loses its tracking parameters", () => {
    const sources = "https://blog.example/inn?replytocom=2\nhttps://blog.example/hall";
    expect(readListing(form({ articleUrl: "https://ar.scribd.com/book/1" }))).toEqual({
      errors: { articleUrl: "Invalid input" },
    });
    expect(listing({ website: "https://inn.example/?id=7&utm_source=x", additionalSources: sources })).toMatchObject({
      website: "https://inn.example/?id=7",
      additionalSources: ["https://blog.example/inn", "https://blog.example/hall"],
    });
  });

  test("the chosen first activity leads, unknown ones are dropped, others come last", () => {
    const read = listing({
      activities: ["Footsteps", "Voices", "Not In The List"],
      firstActivity: "Voices",
      otherActivities: "Singing; ",
    });
    expect(read.activities).toEqual(["Voices", "Footsteps", "Singing"]);
  });

  test.each([
    [{ houseName: "" }, "houseName", "Required"],
    [{ placeType: "castle" }, "placeType", "Invalid input"],
    [{ state: "Narnia" }, "state", "Invalid input"],
    [{ latitude: "44.9" }, "longitude", "Required"],
    [{ latitude: "5", longitude: "-123" }, "latitude", "Number must be greater than or equal to 17"],
    [{ score: "6" }, "score", "Invalid input"],
    [{ renown: "5", renownNote: "Everywhere" }, "renown", "Invalid input"],
    [{ renown: "3" }, "renownNote", "Required"],
    [{ admission: "cheap" }, "admission", "Invalid input"],
    [{ articleUrl: "javascript:x" }, "articleUrl", "Invalid input"],
    [{ additionalSources: "https://a.example.org\nnope" }, "additionalSources", "Invalid input"],
    [{ yearBuilt: "18x" }, "yearBuilt", "Invalid input"],
    [{ stay: "perhaps" }, "stay", "Invalid input"],
  ])("%j is refused at %s", (fields, field, message) => {
    expect(readListing(form(fields as Record<string, string>))).toEqual({ errors: { [field]: message } });
  });

  test.each([
    ["", undefined],
    ["true", true],
    ["false", false],
  ])("overnight stays may be unknown, offered or not: %j", (stay, expected) => {
    expect(listing({ stay }).stay).toBe(expected);
  });

  test("the District of Columbia is a state here", () => {
    expect(listing({ state: "District of Columbia", city: "Washington" }).state).toBe("District of Columbia");
  });

  test("a place goes into the form and comes out the same", () => {
    const place = makePlace({
      id: "p",
      fullStory: "A story.",
      reports: ["One.", "Two."],
      paranormalActivityType: "Voices; Footsteps",
      additionalSources: "https://a.example.org/; https://b.example.org/x,y",
      citations: "A. Author, A Book (1990)",
      stay: false,
      updatedAt: NOW.toISOString(),
    });
    const draft = draftOf(place);
    const back = placeFromListing(listingFromPlace(place, ["Voices", "Footsteps"]), "p", gazetteer, NOW);
    expect(back).toMatchObject(draft);
  });

  test("where renown is given the rubric makes the score, whatever was typed beside it", () => {
    const judged = { renown: "2", renownNote: "Two books on the coast", reportedSince: "1930", stillTold: "true" };
    const plain = listing({ ...judged, score: "5" });
    expect(plain.score).toBe(listing(judged).score);
    expect(listing({ ...judged, witnesses: "2" }).score).toBe(plain.score! + 2 / 16);
  });

  test("without renown a typed score stands", () => {
    expect(listing({ score: "3.5" }).score).toBe(3.5);
  });

  test("a private place never shows its address or position", () => {
    const place = placeFromListing(
      listing({ access: "private", latitude: "44.91234", longitude: "-123.01234" }),
      "p",
      gazetteer,
      NOW,
    );
    const salem = gazetteer.findCity("Salem", "OR")[0]!;
    expect(place).toMatchObject({ address: PRIVATE_ADDRESS, latitude: salem.lat, longitude: salem.lng });
  });

  test("a story is sanitized when it is written", () => {
    expect(placeFromListing(listing({ fullStory: "<script>x</script><b>Hi</b>" }), "p", gazetteer, NOW).fullStory).toBe(
      "<b>Hi</b>",
    );
  });
});

describe("a listing from a submission", () => {
  test("has its text, inferred values for the rest, and a pin at its ZIP code", () => {
    const draft = listingFromSubmission(makeSubmission({ attractionName: "Lantern Hotel", ticketPrice: 5 }), gazetteer);
    expect(draft).toMatchObject({
      houseName: "Lantern Hotel",
      address: "12 Ferry Street",
      placeType: "hotel",
      activities: expect.arrayContaining(["Footsteps", "Cold Spots"]),
      ticketPrice: 5,
    });
    const zip = gazetteer.findZip("97301")!;
    expect(draft.latitude).toBeCloseTo(zip.lat, 3);
    expect(draft.longitude).toBeCloseTo(zip.lng, 3);
  });

  test("the city wins over a ZIP code of another state", () => {
    const salem = gazetteer.findCity("Salem", "OR")[0]!;
    expect(positionOf(makeSubmission({ zipCode: "10001" }), gazetteer)).toMatchObject({
      lat: salem.lat,
      lng: salem.lng,
    });
  });

  test("the summary leaves headings out", () => {
    const { storySummary } = listingFromSubmission(
      makeSubmission({ description: "THE HALL\n\nIt is old." }),
      gazetteer,
    );
    expect(storySummary).toBe("It is old.");
  });

  test("the place's id is stable and safe in a URL", () => {
    const id = placeIdOf("064878cd-78c3-442e-9443-4715de2a77e3");
    expect(id).toBe("s-064878cd78c3");
    expect(id).toMatch(/^[a-z0-9-]+$/);
  });
});
