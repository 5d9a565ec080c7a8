/** Boroughs, districts and neighborhoods of large cities, and where their downtowns are (data/districts.json). */
import { z } from "zod";
import records from "../../../data/districts.json" with { type: "json" };
import { placeNameKey } from "../places/place-name-key.ts";
import type { GazetteerCity } from "./gazetteer.ts";
import type { LatLng } from "./miles-between.ts";
import { stateByCode, type UsState } from "./us-states.ts";

const point = z.tuple([z.number(), z.number()]);

export const districtsSchema = z.array(
  z.strictObject({
    /** "Chicago, IL". */
    city: z.string().regex(/^.+, [A-Z]{2}$/),
    /** Where the gazetteer has the middle of the city's area. */
    downtown: point.optional(),
    districts: z
      .array(
        z.strictObject({
          names: z.array(z.string()).min(1),
          at: point,
          miles: z.int().min(1),
          /** Many cities have one of that name: meant only beside its city. */
          isCommon: z.literal(true).optional(),
        }),
      )
      .min(1)
      .optional(),
  }),
);

/** Validated by a test. */
const ROWS = records as unknown as z.infer<typeof districtsSchema>;

/** What a district counts for among towns of its name: visitors know it. */
const KNOWN_POPULATION = 30_000;

interface District extends GazetteerCity {
  readonly within: { readonly city: string; readonly miles: number };
}

const DOWNTOWNS = new Map<string, LatLng>();
const BY_NAME = new Map<string, District[]>();
/** "French Quarter, New Orleans", "Seattle Capitol Hill", with or without the state. */
const BY_NAME_AND_CITY = new Map<string, District>();

for (const { city, downtown, districts = [] } of ROWS) {
  const [cityName, code] = city.split(", ") as [string, string];
  const state = stateByCode(code)!;
  if (downtown) DOWNTOWNS.set(`${cityName}, ${code}`, { lat: downtown[0], lng: downtown[1] });
  for (const { names, at, miles, isCommon } of districts) {
    const [lat, lng] = at;
    const within = { city: cityName, miles };
    const district: District = { name: names[0]!, state, lat, lng, population: KNOWN_POPULATION, within };
    for (const name of names.map(withoutArticle)) {
      if (!isCommon) BY_NAME.set(placeNameKey(name), [...(BY_NAME.get(placeNameKey(name)) ?? []), district]);
      const withCity = ["", "in", "of"].map((joint) => `${name} ${joint} ${cityName}`);
      for (const both of [...withCity, `${cityName} ${name}`])
        for (const end of ["", code, state.name]) BY_NAME_AND_CITY.set(placeNameKey(`${both} ${end}`), district);
    }
  }
}

function withoutArticle(text: string): string {
  return text.trim().replace(/^the /i, "");
}

/** Those that are known without their city, by name. */
export const districtsCalled = (name: string): readonly District[] =>
  BY_NAME.get(placeNameKey(withoutArticle(name))) ?? [];

/** By name and city. */
export const districtOf = (text: string): GazetteerCity | undefined =>
  BY_NAME_AND_CITY.get(placeNameKey(withoutArticle(text)));

/** Names that begin so or that are similar, by their keys. */
export const districtsWhere = (isMeant: (key: string) => boolean): readonly District[] => [
  ...new Set([...BY_NAME].flatMap(([key, districts]) => (isMeant(key) ? districts : []))),
];

export const downtownOf = (city: string, { code }: UsState): LatLng | undefined => DOWNTOWNS.get(`${city}, ${code}`);
