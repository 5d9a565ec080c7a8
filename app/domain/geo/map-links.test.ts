import { expect, test } from "vitest";
import { appleMapsLink, geoLink, googleMapsLink, osmLink } from "./map-links.ts";

const NASHVILLE = { lat: 36.16589, lng: -86.78444 };
const KNOXVILLE = { lat: 35.96064, lng: -83.92074 };

test("without an origin a link leads from where the visitor is", () => {
  expect(googleMapsLink({ destination: NASHVILLE })).toBe(
    "https://www.google.com/maps/dir/?api=1&destination=36.16589%2C-86.78444&travelmode=driving",
  );
  expect(appleMapsLink({ destination: NASHVILLE })).toBe(
    "https://maps.apple.com/directions?destination=36.16589%2C-86.78444&mode=driving",
  );
  expect(geoLink({ destination: NASHVILLE })).toBe("geo:36.16589,-86.78444?q=36.16589,-86.78444");
  expect(new URL(osmLink({ destination: NASHVILLE })).searchParams.get("route")).toBe(";36.16589,-86.78444");
});

test("with an origin it leads from there", () => {
  const drive = { origin: NASHVILLE, destination: KNOXVILLE };
  expect(new URL(googleMapsLink(drive)).searchParams.get("origin")).toBe("36.16589,-86.78444");
  expect(new URL(appleMapsLink(drive)).searchParams.get("source")).toBe("36.16589,-86.78444");
  expect(new URL(osmLink(drive)).searchParams.get("route")).toBe("36.16589,-86.78444;35.96064,-83.92074");
});

test("directions on OpenStreetMap are for walking where one walks", () => {
  const engineOf = (link: string) => new URL(link).searchParams.get("engine");
  expect(engineOf(osmLink({ destination: NASHVILLE }))).toBe("fossgis_osrm_car");
  expect(engineOf(osmLink({ destination: NASHVILLE, mode: "walk" }))).toBe("fossgis_osrm_foot");
});
