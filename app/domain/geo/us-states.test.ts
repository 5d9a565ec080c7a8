import { describe, expect, it } from "vitest";
import { FIFTY_STATES, stateByCode, stateByName, stateBySlug, US_STATES } from "./us-states.ts";

describe("the states", () => {
  it("are the fifty and the District of Columbia, alphabetical", () => {
    expect(US_STATES).toHaveLength(51);
    expect(US_STATES.map((state) => state.name)).toEqual(US_STATES.map((state) => state.name).toSorted());
    expect(new Set(US_STATES.map((state) => state.code)).size).toBe(51);
  });

  it("exclude the District of Columbia from the submit form", () => {
    expect(FIFTY_STATES).toHaveLength(50);
    expect(FIFTY_STATES.some((state) => state.code === "DC")).toBe(false);
  });

  it.each([
    ["New York", "NY"],
    ["new  york", "NY"],
    ["Washington", "WA"],
    ["Washington DC", "DC"],
    ["Washington, D.C.", "DC"],
    ["West Virginia", "WV"],
  ])("finds %s by name", (name, code) => {
    expect(stateByName(name)?.code).toBe(code);
  });

  it.each([
    ["ny", "New York"],
    ["N.Y.", "New York"],
    ["D.C.", "District of Columbia"],
  ])("finds %s by code", (code, name) => {
    expect(stateByCode(code)?.name).toBe(name);
  });

  it("finds a state by slug", () => {
    expect(stateBySlug("district-of-columbia")?.code).toBe("DC");
    expect(stateBySlug("puerto-rico")).toBeUndefined();
    expect(stateByName("")).toBeUndefined();
    expect(stateByCode("PR")).toBeUndefined();
  });
});
