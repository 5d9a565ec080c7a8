import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadGazetteer } from "./gazetteer.ts";
import { milesBetween } from "./miles-between.ts";

const bytes = readFileSync(new URL("../../../data/gazetteer.json.gz", import.meta.url));
const gazetteer = loadGazetteer(bytes);
const named = (cities: readonly { name: string; state: { code: string } }[]): string[] =>
  cities.map((city) => `${city.name}, ${city.state.code}`);

describe("the gazetteer", () => {
  it("is small enough to commit and large enough to find hamlets", () => {
    expect(bytes.length).toBeLessThan(1_000_000);
    expect(gazetteer.size.cities).toBeGreaterThan(30_000);
    expect(gazetteer.size.zips).toBeGreaterThan(40_000);
  });

  it.each([
    ["01970", "Salem", "MA"],
    ["95128", "San Jose", "CA"],
    ["20500", "Washington", "DC"],
    ["99546", "Adak", "AK"],
  ])("knows ZIP %s", (zip, city, code) => {
    expect(gazetteer.findZip(zip)?.city).toMatchObject({ name: city, state: { code } });
  });

  it.each(["00000", "09001", "1970", "abcde", ""])("knows no ZIP %j (military post included)", (zip) => {
    expect(gazetteer.findZip(zip)).toBeUndefined();
  });

  it("finds ZIP codes by prefix", () => {
    expect(gazetteer.findZipsByPrefix("0197", 2).map((zip) => zip.zip)).toEqual(["01970", "01971"]);
    expect(gazetteer.findZipsByPrefix("x", 2)).toEqual([]);
  });

  it("has a large city where its downtown is, and districts among the towns of their name", () => {
    const loop = { lat: 41.8818, lng: -87.6278 };
    expect(milesBetween(gazetteer.findCity("Chicago", "IL")[0]!, loop)).toBeLessThan(0.5);
    expect(named(gazetteer.findCity("Georgetown")).slice(0, 3)).toEqual([
      "Georgetown, TX",
      "Georgetown, KY",
      "Georgetown, DC",
    ]);
    expect(named(gazetteer.findCity("Old Town", "CA"))).toEqual([]);
    expect(named(gazetteer.findSimilarCities("french quater"))).toEqual(["French Quarter, LA"]);
  });

  it("finds every town of a name, largest first", () => {
    const springfields = named(gazetteer.findCity("Springfield"));
    expect(springfields.slice(0, 3)).toEqual(["Springfield, MO", "Springfield, MA", "Springfield, IL"]);
    expect(named(gazetteer.findCity("springfield", "IL"))[0]).toBe("Springfield, IL");
  });

  it.each([
    ["Saint Louis", "MO"],
    ["st. louis", "MO"],
    ["Ft Worth", "TX"],
    ["Mt. Vernon", "NY"],
    ["Coeur d’Alene", "ID"],
    ["coeur dalene", "ID"],
    ["Cañon City", "CO"],
    ["Canon City", "CO"],
    ["O Fallon", "IL"],
    ["Winston Salem", "NC"],
    ["DeKalb", "IL"],
    ["Washington DC", "DC"],
    ["Washington, D.C.", "DC"],
    ["NYC", "NY"],
  ])("finds %s however it is spelled", (name, code) => {
    expect(gazetteer.findCity(name, code)).not.toEqual([]);
    expect(gazetteer.findCity(name, "HI")).toEqual([]);
  });

  it("puts a city at its center, not at the mean of its ZIP codes", () => {
    const newYork = gazetteer.findCity("New York", "NY")[0]!;
    expect(newYork.population).toBeGreaterThan(8_000_000);
    expect(milesBetween(newYork, { lat: 40.7128, lng: -74.006 })).toBeLessThan(2);
  });

  it("ranks the town with a post office first among namesakes in a state", () => {
    const brynMawr = gazetteer.findCity("Bryn Mawr", "PA")[0]!;
    expect(milesBetween(brynMawr, { lat: 40.02, lng: -75.32 })).toBeLessThan(5);
  });

  it("finds towns by prefix, largest first", () => {
    expect(named(gazetteer.findCitiesByPrefix("san fr", 1))).toEqual(["San Francisco, CA"]);
    expect(named(gazetteer.findCitiesByPrefix("St. Lou", 1))).toEqual(["St. Louis, MO"]);
    expect(gazetteer.findCitiesByPrefix("", 5)).toEqual([]);
  });

  it("finds a name by its first words, whole words only", () => {
    expect(named(gazetteer.findCitiesByWords("Daytona", "FL"))).toContain("Daytona Beach, FL");
    expect(gazetteer.findCitiesByWords("Dayt", "FL")).toEqual([]);
  });

  it("allows typos within a state, and in large cities anywhere", () => {
    expect(named(gazetteer.findSimilarCities("Albuqurque", "NM"))).toEqual(["Albuquerque, NM"]);
    expect(named(gazetteer.findSimilarCities("Philadephia"))[0]).toBe("Philadelphia, PA");
    expect(gazetteer.findSimilarCities("Xyzzyville", "NM")).toEqual([]);
  });

  it("finds a state by name and code, with continuous bounds for Alaska", () => {
    expect(gazetteer.findState("ohio")?.state.code).toBe("OH");
    const alaska = gazetteer.findState("AK");
    expect(alaska?.bounds.west).toBeLessThan(-180);
    expect(alaska?.bounds.east).toBeLessThan(-129);
    expect(gazetteer.findState("constructor")).toBeUndefined();
  });
});
