import { describe, expect, test } from "vitest";
import type { Schema } from "../app/web/openapi/api-call.ts";
import { schemaProblems } from "./schema-problems.ts";

const inn: Schema = {
  type: "object",
  properties: {
    name: { type: "string", minLength: 1 },
    year: { type: "integer", minimum: 1000, maximum: 2100 },
    miles: { type: "number", exclusiveMinimum: 0 },
    kind: { type: "string", enum: ["inn", "jail"] },
    at: { type: "string", format: "date-time" },
    tags: { type: "array", items: { type: "string", pattern: "^[a-z]+$" }, maxItems: 2 },
  },
  required: ["name"],
};
const schemas = { Inn: inn };
const reference: Schema = { $ref: "#/components/schemas/Inn" };

describe("the check of a value against a schema", () => {
  test.each([
    { name: "Old Mill", year: 1889, miles: 0.5, kind: "inn", at: "2026-01-01T00:00:00.000Z", tags: ["a", "b"] },
    { name: "x" },
  ])("accepts %j", (value) => {
    expect(schemaProblems(reference, value, schemas)).toEqual([]);
  });

  test.each([
    [null, "$ is null instead of object"],
    [[], "$ is [] instead of object"],
    [{}, "$.name is missing"],
    [{ name: "" }, '$.name is "", too short'],
    [{ name: 7 }, "$.name is 7 instead of string"],
    [{ name: "x", year: 1889.5 }, "$.year is 1889.5 instead of integer"],
    [{ name: "x", year: 999 }, "$.year is 999, out of range"],
    [{ name: "x", year: 2101 }, "$.year is 2101, out of range"],
    [{ name: "x", miles: 0 }, "$.miles is 0, out of range"],
    [{ name: "x", kind: "fort" }, "$.kind is fort, not one of its values"],
    [{ name: "x", at: "yesterday" }, '$.at is "yesterday", no time'],
    [{ name: "x", tags: ["a", "B"] }, '$.tags[1] is "B", not like ^[a-z]+$'],
    [{ name: "x", tags: ["a", "b", "c"] }, "$.tags has 3 items"],
    [{ name: "x", secret: 1 }, "$.secret is not described"],
  ])("%j: %s", (value, problem) => {
    expect(schemaProblems(reference, value, schemas)).toEqual([problem]);
  });

  test("sees a reference to nothing, and refuses words that it does not know", () => {
    expect(schemaProblems({ $ref: "#/components/schemas/Fort" }, {}, schemas)).toHaveLength(1);
    expect(() => schemaProblems({ maxLength: 3 } as Schema, "x", schemas)).toThrow("maxLength");
  });

  test("takes exactly one of several forms", () => {
    const either: Schema = { oneOf: [{ type: "string" }, { type: "integer" }, { type: "number" }] };
    expect(schemaProblems(either, "x", schemas)).toEqual([]);
    expect(schemaProblems(either, 1.5, schemas)).toEqual([]);
    expect(schemaProblems(either, 1, schemas)).toHaveLength(1);
    expect(schemaProblems(either, null, schemas)).toHaveLength(1);
  });
});
