import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadGazetteer } from "../geo/gazetteer.ts";
import { decodeOutlines } from "../geo/state-outlines.ts";
import { PRIVATE_ADDRESS } from "../places/place.ts";
import { samePlaceKey } from "../places/place-name-key.ts";
import type { RawRow } from "./import-fields.ts";
import { type ImportRules, importRow } from "./import-row.ts";

const read = (name: string) => readFileSync(new URL(`../../../data/${name}`, import.meta.url));
const rules: ImportRules = {
  mapping: new Map(),
  gazetteer: loadGazetteer(read("gazetteer.json.gz")),
  outlines: decodeOutlines(JSON.parse(read("state-outlines.json").toString("utf8"))),
  now: new Date("2026-06-01T00:00:00Z"),
};

/** A row as haunted_places.csv has them. */
const row = (fields: RawRow = {}): RawRow => ({
  city: "Salem",
  country: "United States",
  description: "Footsteps are heard in the attic.",
  location: "Cooper&#39;s  Inn",
  state: "Massachusetts",
  state_abbrev: "MA",
  longitude: "-70.8967",
  latitude: "42.5195",
  city_longitude: "-70.9",
  city_latitude: "42.5",
  ...fields,
});
const imported = (raw: RawRow, withRules = rules) => {
  const result = importRow(raw, withRules);
  if ("rejected" in result) throw new Error(result.rejected);
  return result;
};

describe("an imported row", () => {
  it("becomes a place that claims nothing it does not know", () => {
    expect(imported(row())).toEqual({
      notes: [],
      key: "coopersinn|salem|massachusetts",
      place: {
        id: "btnf9ntk8i6l",
        houseName: "Cooper's Inn",
        city: "Salem",
        state: "Massachusetts",
        address: "Salem, Massachusetts",
        latitude: 42.5195,
        longitude: -70.8967,
        storySummary: "Footsteps are heard in the attic.",
        fullStory: "Footsteps are heard in the attic.",
        paranormalActivityType: "Footsteps",
        placeType: "hotel",
        reports: [],
        documentedReports: 0,
        updatedAt: "2026-06-01T00:00:00.000Z",
      },
    });
  });

  it("loses stray characters of its name and city, and stays the same place", () => {
    const tidy = imported(row({ location: "Old Mill", city: "Manteca", state: "California" })).place;
    expect(tidy).toMatchObject({ houseName: "Old Mill", city: "Manteca", address: "Manteca, California" });
    expect(imported(row({ location: "- Old Mill,", city: "<>Manteca", state: "California" })).place).toEqual(tidy);
  });

  it("without a city gets the nearest town of its position, and says so", () => {
    const { place, notes } = imported(row({ city: "" }));
    expect(place).toMatchObject({ city: "Salem", state: "Massachusetts", address: "Salem, Massachusetts" });
    expect(notes).toEqual(["The row has no city; the nearest town was taken: Salem."]);
    const bare = imported(row({ city: "", state: "", state_abbrev: "" }));
    expect(bare.place).toMatchObject({ city: "Salem", state: "Massachusetts" });
  });

  it.each(["n.c.", "NC", "N. Carolina", "Tar Heel State"])("names its state as %s", (state) => {
    const raw = row({ state, state_abbrev: "", city: "Asheville", latitude: "", longitude: "" });
    expect(imported(raw).place.state).toBe("North Carolina");
  });

  it.each<[string, RawRow, RegExp]>([
    ["no name", { location: " &nbsp; " }, /no name/],
    ["a whole story for a name", { location: "x".repeat(201) }, /longer than 200/],
    ["no city and no position", { city: "", latitude: "", longitude: "" }, /no city/],
    ["no city and a position far from any town", { city: "", latitude: "30", longitude: "-140" }, /no city/],
    ["no state", { state: "", state_abbrev: "" }, /no state/],
    ["a foreign state", { state: "Ontario", state_abbrev: "ON" }, /"Ontario" is not a US state/],
    ["no description", { description: "" }, /no description/],
    ["a withdrawn entry", { description: "June 2008 - Has been removed." }, /withdrawn/],
    ["coordinates abroad", { latitude: "51.67", longitude: "-1.34" }, /51.67, -1.34 lie outside the United States/],
    ["coordinates in Canada", { latitude: "44.49", longitude: "-80.21" }, /outside the United States/],
    ["coordinates at zero", { latitude: "0", longitude: "0" }, /outside the United States/],
    ["words for coordinates", { latitude: "north" }, /are not coordinates/],
    ["half a position", { latitude: "" }, /only one/],
  ])("is rejected for %s", (_what, fields, reason) => {
    expect(importRow(row(fields), rules)).toEqual({ rejected: expect.stringMatching(reason) });
  });

  it.each<[string, RawRow, object]>([
    ["no coordinates", { latitude: "", longitude: "" }, { houseName: "Cooper's Inn" }],
    ["only the state's code", { state: "" }, { state: "Massachusetts" }],
    ["the state's code as the state", { state: "ma" }, { state: "Massachusetts" }],
    [
      "the capital",
      { state: "Washington DC", state_abbrev: "DC", latitude: "", longitude: "" },
      { state: "District of Columbia" },
    ],
    [
      "Alaska beyond the antimeridian",
      { state: "Alaska", latitude: "52.9", longitude: "173.15" },
      { longitude: 173.15 },
    ],
    ["a wreck off the coast", { latitude: "42.27", longitude: "-70.65" }, { latitude: 42.27 }],
    ["an address", { address: "1 Cooper St" }, { address: "1 Cooper St" }],
    ["a place type of ours", { type: "Mansion" }, { placeType: "mansion" }],
    [
      "numbers",
      { yearBuilt: "1803", ticketPrice: "$12.50" },
      { yearBuilt: 1803, ticketPrice: 12.5, admission: "ticket" },
    ],
    ["a price as the admission", { admission: "$12" }, { admission: "ticket", ticketPrice: 12 }],
    ["no price as the admission", { admission: "0" }, { admission: "free", ticketPrice: 0 }],
    [
      "a price beside the kind of admission",
      { admission: "Vehicle", price: "8" },
      { admission: "vehicle", ticketPrice: 8 },
    ],
    ["activities as a list", { activities: ["Voices", "Orbs"] }, { paranormalActivityType: "Voices; Orbs" }],
    ["reports", { reports: ["Steps.", " Voices. "] }, { reports: ["Steps.", "Voices."], documentedReports: 2 }],
    ["signs that mean themselves", { description: "A &amp;lt;b&amp;gt; voice." }, { fullStory: "A &lt;b&gt; voice." }],
    ["a torn-down house", { description: "Voices. Update: Has been torn down." }, { access: "gone" }],
    ["a threatened house", { description: "Voices. It will be torn down." }, { houseName: "Cooper's Inn" }],
  ])("may have %s", (_what, fields, expected) => {
    expect(imported(row(fields)).place).toMatchObject(expected);
  });

  it("says that it took a price in the column of admissions as one", () => {
    const { place, notes } = imported(row({ admission: " $12 " }));
    expect(place).toMatchObject({ admission: "ticket", ticketPrice: 12 });
    expect(notes).toEqual(['admission was taken as the ticket price: "$12".']);
  });

  it("leaves coordinates and access out when they are not known", () => {
    const { place } = imported(row({ latitude: "", longitude: "" }));
    expect(place).not.toHaveProperty("latitude");
    expect(place).not.toHaveProperty("access");
    expect(imported(row({ description: "Voices. It will be torn down." })).place).not.toHaveProperty("access");
  });

  it("shows neither address nor position of private property", () => {
    const raw = row({
      address: "1 Cooper St",
      latitude: "42.54",
      description: "Voices. Private property, no trespassing.",
    });
    const { place } = imported(raw);
    const center = rules.gazetteer.findCity("Salem", "MA")[0]!;
    expect(place).toMatchObject({ access: "private", address: "Private property, not open to visitors" });
    expect([place.latitude, place.longitude]).toEqual([center.lat, center.lng]);
    expect(imported({ ...raw, city: "Xyzzy" }).place).not.toHaveProperty("latitude");
  });

  it("takes an access that it does not know as private, and says so", () => {
    const { place, notes } = imported(row({ address: "1 Cooper St", access: "No visitors!" }));
    expect(place).toMatchObject({ access: "private", address: "Private property, not open to visitors" });
    expect(notes).toContain('access was taken as private: "No visitors!".');
  });

  it("leaves out the fields that tell where private property is, and no words", () => {
    const description = "Voices. It is 4417 Larkspur Street.";
    const raw = row({ access: "private", address: "4417 Larkspur St", phone: "555-0100", zip: "01970", description });
    const { place } = imported(raw);
    expect(place).toMatchObject({ address: PRIVATE_ADDRESS, fullStory: description });
    for (const field of ["phoneNumber", "zipCode"]) expect(place).not.toHaveProperty(field);
  });

  it("may neither choose its id nor rate itself, unless a mapping says so", () => {
    const raw = row({
      id: "ca-alcatraz",
      rating: 5,
      review_count: 900,
      reviewCount: 900,
      updatedAt: "2001-01-01",
      stars: 4,
    });
    const { place } = imported(raw);
    expect(place).toMatchObject({ documentedReports: 0, updatedAt: rules.now.toISOString() });
    expect(place.score).toBeUndefined();
    expect(place.id).toBe(imported(row()).place.id);
    expect(imported(raw, { ...rules, mapping: new Map([["stars", "rating"]]) }).place.score).toBe(4);
  });

  it.each<[unknown, boolean]>([
    ["Yes", true],
    ["true", true],
    ["1", true],
    [1, true],
    [true, true],
    ["no", false],
    ["FALSE", false],
    ["0", false],
    [false, false],
  ])("takes %j for whether visitors can stay overnight", (stay, expected) => {
    expect(imported(row({ stay })).place).toMatchObject({ stay: expected });
    expect(imported(row({ overnight_stays: stay })).place).toMatchObject({ stay: expected });
  });

  it("brings the facts of a visit under the names that files have for them", () => {
    const { place, notes } = imported(
      row({ hours: "tu-su 10:00-17:00;mo off", hoursChecked: "2026-05", wheelchair: "Yes", "Postal Code": "01970" }),
    );
    expect(notes).toEqual([]);
    expect(place).toMatchObject({
      openingHours: "Tu-Su 10:00-17:00; Mo off",
      hoursChecked: "2026-05",
      stepFree: "yes",
      zipCode: "01970",
    });
  });

  it("brings investigations and television programs, in the spelling of our table", () => {
    const { place, notes } = imported(
      row({
        "ghost hunts": "Public",
        huntUrl: "https://a.example/hunts",
        tv_shows: "ghost hunters, 2006; Nobody's Show",
      }),
    );
    expect(notes).toEqual([expect.stringMatching(/shows was left out in part: "Nobody's Show"/)]);
    expect(place).toMatchObject({ hunts: "public", huntUrl: "https://a.example/hunts", shows: "Ghost Hunters, 2006" });
  });

  it.each([
    [{ hunts: "sometimes" }, "hunts", /hunts was left out: "sometimes"/],
    [{ hours: "10-5" }, "openingHours", /openingHours was left out: "10-5"\. Single-digit hour/],
    [{ hours: "Mo-Fr 10:00-17:00; PH off" }, "openingHours", /Name holidays by their days/],
    [{ zip: "1970" }, "zipCode", /zipCode was left out: "1970"/],
    [{ wheelchair: "limited" }, "stepFree", /stepFree was left out/],
    [{ hoursChecked: "June" }, "hoursChecked", /hoursChecked was left out/],
  ])("leaves %j out with a note", (fields, field, note) => {
    const { place, notes } = imported(row(fields));
    expect(notes).toEqual([expect.stringMatching(note)]);
    expect(place).not.toHaveProperty(field);
  });

  it("shows neither ZIP code nor hours of a private place", () => {
    const { place } = imported(row({ access: "private", zip: "01970", hours: "24/7" }));
    expect(place).toMatchObject({ access: "private" });
    expect(place).not.toHaveProperty("zipCode");
    expect(place).not.toHaveProperty("openingHours");
  });

  it("does not claim to know about overnight stays", () => {
    expect(imported(row({ stay: "" })).place).not.toHaveProperty("stay");
    const unclear = imported(row({ stay: "on weekends" }));
    expect(unclear.place).not.toHaveProperty("stay");
    expect(unclear.notes).toEqual(['stay was left out: "on weekends".']);
  });

  it("leaves out an invalid optional value, and says so", () => {
    const { place, notes } = imported(row({ website: "javascript:alert(1)", yearBuilt: "18th century" }));
    expect(place).not.toHaveProperty("website");
    expect(place).not.toHaveProperty("yearBuilt");
    expect(notes).toEqual(['website was left out: "javascript:alert(1)".', 'yearBuilt was left out: "18th century".']);
  });

  it("leaves out an optional value that is longer than a place may hold", () => {
    const { place, notes } = imported(row({ accessNote: "x".repeat(2_001), dateActivity: "Since 1920" }));
    expect(place).not.toHaveProperty("accessNote");
    expect(place).toMatchObject({ dateActivity: "Since 1920" });
    expect(notes).toEqual([`accessNote was left out: "${"x".repeat(60)}".`]);
  });

  it("follows a mapping before it guesses", () => {
    const mapping = new Map([
      ["Spuk", "houseName"],
      ["Ort", "city"],
    ]);
    const raw = { ...row({ city: undefined }), Spuk: "Mill", Ort: "Boston" };
    expect(imported(raw, { ...rules, mapping }).place).toMatchObject({ houseName: "Mill", city: "Boston" });
  });

  it("never fails, whatever its cells hold", () => {
    const cell = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.double(),
      fc.constant(null),
      fc.array(fc.string()),
      fc.object(),
    );
    const columns = Object.keys(row()).concat("id", "reports", "website", "rating", "updatedAt", "access", "__proto__");
    const cells = fc.dictionary(fc.constantFrom(...columns), cell);
    fc.assert(
      fc.property(cells, (some) => {
        const result = importRow({ ...row(), ...some }, rules);
        if ("place" in result) expect(result.place.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        else expect(result.rejected).toMatch(/\.$/);
      }),
      { numRuns: 500 },
    );
  });

  it("comes back the same when its own place is imported again", () => {
    const { place } = imported(row({ description: "Voices. Private property.", yearBuilt: "1803" }));
    expect(imported({ ...place }).place).toEqual(place);
  });
});

describe("the same place", () => {
  const hotel = { houseName: "The St. James Hotel", city: "Mt. Vernon", state: "Ohio" };
  const idOf = (named: typeof hotel) => imported({ ...named, description: "Steps." }).place.id;

  it.each([
    [{ ...hotel, houseName: "Saint James  hotel" }, true],
    [{ ...hotel, city: "Mount Vernon" }, true],
    [{ ...hotel, state: "Iowa" }, false],
    [{ ...hotel, houseName: "St. James Motel" }, false],
  ])("as the St. James: %j is %s", (other, isSame) => {
    expect(samePlaceKey(other) === samePlaceKey(hotel)).toBe(isSame);
    expect(idOf(other) === idOf(hotel)).toBe(isSame);
  });

  it("does not fold names without Latin letters into one", () => {
    expect(idOf({ ...hotel, houseName: "幽霊" })).not.toBe(idOf({ ...hotel, houseName: "幽玄" }));
  });
});
