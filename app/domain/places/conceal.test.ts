import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPlaces } from "../../../scripts/check-places/read-records.ts";
import { makePlace } from "../../../tests/make-place.ts";
import { loadGazetteer } from "../geo/gazetteer.ts";
import { conceal, concealPlace, isToldByName, requireConcealed } from "./conceal.ts";
import { draftFromCurated } from "./curated-place.ts";
import { makeAddressDetector } from "./detect-address.ts";
import { ACCESS_CLASSES, type Place, PRIVATE_ADDRESS } from "./place.ts";

const gazetteer = loadGazetteer(readFileSync(new URL("../../../data/gazetteer.json.gz", import.meta.url)));
const amityville = gazetteer.findCity("Amityville", "NY")[0]!;
const house = makePlace({
  city: "Amityville",
  state: "New York",
  address: "4417 Larkspur Street",
  latitude: 40.6665,
  longitude: -73.4149,
  access: "private",
});
const concealed = (fields: Partial<Place> = {}, known: string[] = []) =>
  conceal({ ...house, ...fields }, { gazetteer, known });

describe("a private place", () => {
  test("has neither ZIP code nor hours, in stored rows neither", () => {
    const visit = { zipCode: "11701", wikidata: "Q1234", openingHours: "10:00-17:00", hoursChecked: "2026-05" };
    for (const field of Object.keys(visit)) expect(concealed(visit).place).not.toHaveProperty(field);
    expect(concealPlace({ ...house, zipCode: "11701" })).not.toHaveProperty("zipCode");
    expect(concealPlace({ ...house, address: PRIVATE_ADDRESS, zipCode: "11701" })).not.toHaveProperty("zipCode");
    expect(conceal({ ...house, ...visit, access: "open" }, { gazetteer }).place).toMatchObject(visit);
  });

  test("has a sentence for an address, and its city's position", () => {
    const { place, told } = concealed();
    expect(place.address).toBe(PRIVATE_ADDRESS);
    expect([place.latitude, place.longitude]).toEqual([amityville.lat, amityville.lng]);
    expect(told).toEqual([]);
    expect(conceal(place, { gazetteer }).place).toEqual(place);
  });

  test.each([0, 0.0001, 0.0004, 0.002])("%f degrees from the center of its city is moved there", (by) => {
    const { place } = concealed({ latitude: amityville.lat + by, longitude: amityville.lng - by });
    expect([place.latitude, place.longitude]).toEqual([amityville.lat, amityville.lng]);
  });

  test.each([{ city: "Nowhere At All" }, { state: "Ruritania" as "Ohio" }])("loses its position in %o", (fields) => {
    const { place } = concealed(fields);
    expect(place.address).toBe(PRIVATE_ADDRESS);
    expect(place).not.toHaveProperty("latitude");
    expect(place).not.toHaveProperty("longitude");
  });

  test("without coordinates gets its city's", () => {
    const { place } = concealed({ latitude: undefined, longitude: undefined });
    expect([place.latitude, place.longitude]).toEqual([amityville.lat, amityville.lng]);
  });
});

test.each([undefined, ...ACCESS_CLASSES.filter((access) => access !== "private")])(
  "a place that is %s is not touched",
  (access) => {
    const place = { ...house, access, fullStory: "It stands at 4417 Larkspur Street." };
    expect(conceal(place, { gazetteer })).toEqual({ place, told: [] });
  },
);

test("curated private places have nothing to leave out", () => {
  const { records } = readPlaces(fileURLToPath(new URL("../../../data/places", import.meta.url)));
  const drafts = records.map(draftFromCurated);
  expect(drafts.filter((draft) => draft.access === "private").length).toBeGreaterThan(0);
  expect(drafts.filter((draft) => conceal(draft, { gazetteer }).told.length > 0).map(({ id }) => id)).toEqual([]);
});

describe("its address is found", () => {
  test.each([
    "<i>4417</i> <b>Larkspur</b> Street",
    "<i>44</i>17 Lark<b>spur</b>",
    "4417 Lark&#115;pur Street",
    "4417 Lark&#x73;pur Street",
    "Larkspur Street, at number 4417",
    "No. 4417 on Larkspur Street",
    "4,417 LARKSPUR ST.",
    "4417-A N. Larkspur",
    "forty-four seventeen Larkspur Street",
    "forty-four hundred and seventeen Larkspur",
    "4 4 1 7 Lark spur",
    "４４１７ Lárkspur",
    "44\u200b17 Lark\u00adspur Street",
    "44<!-- - -->17 Larkspur",
    "<script>4417 Larkspur Street</script>",
    "<Larkspur Street 4417>",
    '<a href="https://maps.example.org/?q=4417+Larkspur+Street">a map</a>',
    "https://homes.example.org/4417-larkspur-street-amityville",
    "https://4417larkspurst.example.org/",
    "https://homes.example.org/%34417%20Larkspur",
    "4417½ Larkspur",
    "Larkspur's 4417",
    "4417 Lаrkѕpur Street",
    "4417 Lαrκspυr",
    "٤٤١٧ Larkspur Street",
    "४४१७ Larkspur",
    "𝟜𝟜𝟙𝟟 𝕃𝕒𝕣𝕜𝕤𝕡𝕦𝕣",
    "4417 L a r k s p u r",
    "4417 L.a.r.k.s.p.u.r S.t.r.e.e.t",
    "4417 L, a, r, k, s, p, u, r",
    "4417 L\na\nr\nk\ns\np\nu\nr",
    "4417 ʟᴀʀᴋsᴘᴜʀ",
    "4417 🅻🅰🆁🅺🆂🅿🆄🆁",
    "4417 🅛🅐🅡🅚🅢🅟🅤🅡",
    "4417 🇱 🇦 🇷 🇰 🇸 🇵 🇺 🇷",
    "❹❹❶❼ Larkspur",
    "➃➍⓵➐ Larkspur",
    "4️⃣4️⃣1️⃣7️⃣ Larkspur",
    // Letters that cannot be compared.
    "4417 ᏞarkspuᏒ",
    "四四一七 Larkspur",
  ])("in %s", (text) =>
    expect(concealed({ fullStory: `A house. ${text} is where it is.` }).told).toEqual(["fullStory"]),
  );

  test.each([
    ["350 5th Avenue", "350 Fifth Avenue"],
    ["350 Fifth Avenue", "350 5th Ave"],
    ["12 Mt. Vernon Road", "12 Mount Vernon"],
    ["12 Court Street", "12 Court St."],
    ["100 North Street", "100 North St"],
    ["1 Broadway", "1 Broadway"],
    ["7747 US Highway 61", "7747 Highway 61"],
    ["17B Elm Street", "17-b Elm"],
    ["12-14 Elm Street", "14 Elm Street"],
    ["4417 Larkspur", "4417 Larkspur"],
    ["4417 Larkspur, Amityville, NY 11701", "number 4417, Larkspur"],
    ["Apt 3, 4417 Larkspur Street", "4417 Larkspur St, Apt 3"],
    ["Larkspur Street 4417", "4417 Larkspur Street"],
    ["End of Larkspur Lane", "at the end of Larkspur Ln."],
    ["9 Martin Luther King Jr. Blvd", "9 Martin Luther King Boulevard"],
    ["1 Elm Street", "One Elm Street"],
    ["8 Elm Street", "eight North Elm"],
    ["100 Elm Street", "one hundred Elm Street"],
    ["105 Elm Street", "one hundred and five Elm"],
    ["105 Elm Street", "one-oh-five Elm Street"],
    ["12000 Elm Street", "twelve thousand Elm Street"],
    ["12 West 42nd Street", "12 W. Forty-Second"],
    ["12 12th Street", "12 Twelfth Street"],
    ["20 5th Avenue", "twenty Fifth Avenue"],
    ["4417 Larkspur Street; formerly 12 Elm Road", "12 Elm Rd"],
    ["4417 Larkspur Street (rear: 9 Vine Court)", "9 Vine Ct."],
  ])("%s, written %s", (address, text) =>
    expect(concealed({ address, fullStory: `You find it, ${text}, at night.` }).told).toEqual(["fullStory"]),
  );

  test.each([
    "It stands on Larkspur Street.",
    "In 1920 it had 44 rooms, 17 of them cold.",
    "The house at 14 Elm Street is another one.",
    "One of the houses on Larkspur Street had 44 hundred visitors.",
    "Señor Bjørn Ågård of Hawaiʻi and Достоевский had an Αθήνα each.",
    "There were 4417 graves. Nobody knows who dug them, and the town, which paid for it all, forgot Larkspur.",
    "Tickets were $40.60 and $73.40 in 1977.",
    `The town lies at ${amityville.lat}, ${amityville.lng}.`,
  ])("but not in: %s", (fullStory) => expect(concealed({ fullStory }).told).toEqual([]));

  test.each(["Amityville, New York", PRIVATE_ADDRESS, "On request", "Private residence"])(
    "'%s' is no address to look for",
    (address) => {
      const story = "Amityville, New York: on request, a private residence. Private property, not open to visitors.";
      expect(concealed({ address, fullStory: story }).told).toEqual([]);
    },
  );

  test("where nobody ever gave one, any address is taken for its own", () => {
    const told = (fullStory: string) => concealed({ address: "Amityville, New York", fullStory }).told;
    expect(told("It stands at 14 Elm Street.")).toEqual(["fullStory"]);
    expect(told("In 1920 Main Street was paved.")).toEqual([]);
  });

  test("in every address that was ever known", () => {
    const fullStory = "Once it was 9 Elm Street.";
    expect(concealed({ fullStory }).told).toEqual([]);
    expect(concealed({ fullStory }, ["12 Oak Road", "9 Elm St"]).told).toEqual(["fullStory"]);
  });
});

test.each([
  "40.66653, -73.41491",
  "40.67,-73.41",
  "Latitude: 40.66653\nLongitude: -73.41491",
  "-73.41491 40.66653",
  "40°39'59\"N 73°24'53\"W",
  "40° 39.99′ N, 73° 24.89′ W",
  "https://maps.example.org/@40.66653,-73.41491,17z",
  "https://maps.example.org/?q=40.66653%2C-73.41491",
  "https://maps.example.org/data=!3d40.66653!4d-73.41491",
  "87G8MH8P+JX",
  "87g8mh8p+jx",
  "40 39 59 N, 73 24 53 W",
  "40:39:59N 73:24:53W",
  "40d39m59s N 73d24m53s W",
  "N 40 39.990 W 073 24.894",
  "///filled.count.soap",
  "https://w3w.co/filled.count.soap",
  `latitude 40.66653 ${"and a long way on ".repeat(20)} longitude -73.41491`,
  "4️⃣0️⃣.66653, -7️⃣3️⃣.41491",
  "way/123456789 on OpenStreetMap",
  "Wikidata's Q1234567",
  "https://www.zillow.com/homedetails/12345_zpid/",
  "https://share.here.com/l/40",
  "40,66653; -73,41491",
  "40,66653 / 73,41491",
  "18T 634200 4503400",
  "18T 634200mE 4503400mN",
  "18TXL3420003400",
  "18T XL 34200 03400",
  "dr5rxk9p",
  "https://maps.example.org/#dr5rxk9",
  "https://www.openstreetmap.org/way/123456789",
  "https://osm.org/go/ZcIvkxA",
  "https://maps.app.goo.gl/AbCdEfGhIjK",
  "https://goo.gl/maps/AbCdEf",
  "ChIJOwg_06VPwokRYv534QaPC8g",
  "https://www.google.com/maps/place/x",
  "https://www.wikidata.org/wiki/Q1234",
  "11701-1234",
])("coordinates are found: %s", (text) => {
  expect(concealed({ accessNote: `Go to ${text} at night.` }).told).toEqual(["accessNote"]);
});

test("coordinates are found where the town is unknown", () => {
  expect(concealed({ city: "Nowhere At All", accessNote: "40.66653, -73.41491" }).told).toEqual(["accessNote"]);
});

test.each([
  "It was built in 40 39 days by 73 24 men.",
  "Call 631-264-1234 N or 516 73 24 W.",
  "It had 40,666 visitors and 73,414 in the year after.",
  "They read D.R.E.A.D. on it, and in 1974 the DeFeo case filled 11,701 pages.",
  "https://news.example.org/story/b7c2d9e1f3",
])("no coordinates: %s", (accessNote) => expect(concealed({ accessNote }).told).toEqual([]));

describe("what is left out", () => {
  test("is the sentence", () => {
    const { place } = concealed({
      storySummary: "4417 Larkspur Street.",
      fullStory:
        "THE HOUSE\n\nIt is old. No. 4417 on Larkspur Street is the door. It creaks.\n\nThe number is 4417. Larkspur Street. Voices are heard.",
      reports: ["Steps at night.", "A light at 4417 Larkspur."],
      additionalSources: "https://a.example.org/1; https://b.example.org/4417-larkspur; https://c.example.org/",
      citations: "Doe, Ghosts (1990)\nRoe, 4417 Larkspur Street (1991)",
      website: "https://4417larkspur.example.org/",
      paranormalActivityType: "Voices; 4417 Larkspur; Steps",
    });
    expect(place).toMatchObject({
      storySummary: "A private place in Amityville, New York.",
      fullStory: "THE HOUSE\n\nIt is old. It creaks.\n\nVoices are heard.",
      reports: ["Steps at night."],
      additionalSources: "https://a.example.org/1; https://c.example.org/",
      citations: "Doe, Ghosts (1990)",
      paranormalActivityType: "Voices; Steps",
    });
    expect(place).not.toHaveProperty("website");
  });

  test("is not a name: that is refused", () => {
    expect(isToldByName(concealed({ houseName: "The house at 4417 Larkspur" }))).toBe(true);
    expect(isToldByName(concealed({ city: "4417 Larkspur Street, Amityville" }))).toBe(true);
    expect(isToldByName(concealed({ fullStory: "4417 Larkspur" }))).toBe(false);
  });

  test("people are told the field instead", () => {
    const place = { ...house, citations: "At 4417 Larkspur", paranormalActivityType: "4417 Larkspur" };
    expect(() => requireConcealed(place, { gazetteer })).toThrow(/Activities, Printed works\. Take it out first/);
  });

  test("of a row that was stored by mistake, too", () => {
    const place = concealPlace({ ...house, fullStory: "It is old. It is 4417 Larkspur." });
    expect(place).toMatchObject({ address: PRIVATE_ADDRESS, fullStory: "It is old." });
    expect(place).not.toHaveProperty("latitude");
  });
});

describe("whatever the spelling and the field", () => {
  const streets = ["Larkspur", "Old Mill", "Martin Luther King", "Saint Charles", "5th"];
  const kinds = [
    ["Street", "St.", "st"],
    ["Avenue", "Ave", "AVE."],
    ["Lane", "Ln", "lane"],
  ];
  const word = (text: string) =>
    fc.constantFrom(
      text,
      text.toUpperCase(),
      text.toLowerCase(),
      `<b>${text}</b>`,
      `${text[0]}<i>${text.slice(1)}</i>`,
      [...text].map((letter) => `&#${letter.codePointAt(0)};`).join(""),
      [...text].join("\u200b"),
      text.normalize("NFD"),
    );
  const fillers = fc.array(fc.constantFrom("at", "number", "no.", "on", "the", "house", "is", ",", "North", "<br>"), {
    maxLength: 4,
  });
  const fields = [
    ...["houseName", "city", "accessNote", "dateActivity", "architectureStyle", "storySummary", "fullStory"],
    ...["citations", "reports", "paranormalActivityType", "phoneNumber", "additionalSources", "website", "articleUrl"],
    ...["socialProofUrl", "imageUrl"],
  ] as (keyof Place)[];
  const telling = fc
    .record({
      number: fc.integer({ min: 2, max: 99_999 }),
      street: fc.constantFrom(...streets),
      kind: fc.constantFrom(...kinds),
      spelling: fc.nat(2),
      between: fillers,
      isTurned: fc.boolean(),
      field: fc.constantFrom(...fields),
    })
    .chain((drawn) =>
      fc.tuple(word(String(drawn.number)), ...drawn.street.split(" ").map(word)).map(([number, ...street]) => ({
        ...drawn,
        shown: [number!, `${street.join(" ")} ${drawn.kind[drawn.spelling]}`],
      })),
    );

  test("no field tells the address", () => {
    fc.assert(
      fc.property(telling, ({ number, street, kind, shown, between, isTurned, field }) => {
        const [first, last] = isTurned ? shown.toReversed() : shown;
        const text = `${first} ${between.join(" ")} ${last}`;
        const value = field === "reports" ? ["A step.", text] : text;
        const found = concealed({ address: `${number} ${street} ${kind[0]}`, [field]: value });
        expect(found.told).toEqual([field]);
        if (!isToldByName(found))
          expect(conceal({ ...found.place, address: `${number} ${street} ${kind[0]}` }, { gazetteer }).told).toEqual(
            [],
          );
      }),
      { numRuns: 500 },
    );
  });
});

test("a text that repeats number and street far from each other takes as long as any of its length", () => {
  const tells = makeAddressDetector(["4417 Larkspur Street"], { city: "Salem", state: "Oregon" });
  const text = `${"Larkspur Street, ".repeat(40_000)}where nobody has ever seen a house ${"44 17 ".repeat(100_000)}`;
  expect(tells(text)).toBe(false);
  expect(tells(`${text} Larkspur`)).toBe(true);
});
