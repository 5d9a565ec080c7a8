import { describe, expect, it } from "vitest";
import { z } from "zod";
import { curatedPlaces } from "../../../tests/curated-directory.ts";
import { makePlace } from "../../../tests/make-place.ts";
import { withoutUnknown } from "./place.ts";
import { fieldType, fieldUse, PLACE_FIELDS, placeCardSchema, placeSchema } from "./place-schema.ts";

describe("the schema of a place", () => {
  it("takes every curated place as it is", () => {
    for (const place of curatedPlaces()) expect(placeSchema.parse(place)).toEqual(withoutUnknown(place));
  });

  it.each<[string, object]>([
    ["an empty name", { houseName: "" }],
    ["a state that is none", { state: "Ontario" }],
    ["a link that is none", { website: "javascript:alert(1)" }],
    ["a rating beyond five", { rating: 6 }],
    ["half a year", { yearBuilt: 1887.5 }],
    ["an access note without end", { accessNote: "x".repeat(2_001) }],
  ])("refuses %s", (_what, fields) => {
    expect(placeSchema.safeParse({ ...makePlace(), ...fields }).success).toBe(false);
  });

  it("describes each field, also as JSON Schema", () => {
    const { properties, required } = z.toJSONSchema(placeSchema);
    expect(Object.keys(properties!)).toEqual(PLACE_FIELDS);
    for (const property of Object.values(properties!)) expect(property).toHaveProperty("description");
    expect(properties!.houseName).toEqual({
      type: "string",
      minLength: 1,
      maxLength: 200,
      description: "Name of the place.",
    });
    expect(required).toEqual(PLACE_FIELDS.filter((field) => !placeSchema.shape[field].isOptional()));
    expect(z.toJSONSchema(placeCardSchema).properties).not.toHaveProperty("fullStory");
  });

  it("knows the type of a field, whether it must be known or not", () => {
    expect(fieldType(placeSchema.shape.rating)).toBe("number");
    expect(fieldType(placeSchema.shape.yearBuilt)).toBe("number");
    expect(fieldType(placeSchema.shape.reports)).toBe("array");
    expect(fieldType(placeSchema.shape.website)).toBe("string");
  });

  it("calls no two fields by the same name", () => {
    const names = PLACE_FIELDS.flatMap((field) => [field, ...(fieldUse(field).aliases ?? [])]);
    const columns = names.map((name) => name.toLowerCase().replaceAll(" ", ""));
    expect(new Set(columns).size).toBe(columns.length);
  });
});
