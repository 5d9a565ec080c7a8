import { describe, expect, test } from "vitest";
import { activitySlug, activitySlugSecondReading, citySlug, locationSlug, stateSlug } from "./slug.ts";

describe("a slug", () => {
  test.each([
    [
      { houseName: "Winchester Mystery House", city: "San Jose", state: "California" },
      "winchester-mystery-house-san-jose-california",
    ],
    [{ houseName: "St. James Hotel", city: "Cimarron", state: "New Mexico" }, "st-james-hotel-cimarron-new-mexico"],
    [{ houseName: "The -- Inn", city: "Coeur d'Alene", state: "Idaho" }, "the-inn-coeur-dalene-idaho"],
    [{ houseName: "幽霊", city: "Reno", state: "Nevada" }, "reno-nevada"],
  ])("of a place %j is %s", (place, slug) => {
    expect(locationSlug(place)).toBe(slug);
  });

  test.each([
    ["St. Francisville", "st-francisville"],
    ["Cañon City", "canon-city"],
    ["Cœur d'Alene", "coeur-dalene"],
    ["COEUR D'ALENE", "coeur-dalene"],
    ["Ægir Straße", "aegir-strasse"],
    ["Łódź Øst", "lodz-ost"],
    ["Þingvellir", "thingvellir"],
    ["  New   York ", "new-york"],
    ["Wilkes-Barre", "wilkes-barre"],
  ])("of the city %s is %s", (city, slug) => {
    expect(citySlug(city)).toBe(slug);
    expect(stateSlug(city)).toBe(slug);
  });

  test.each([
    ["Apparitions", "apparitions"],
    ["Object Movement", "object-movement"],
    ["Doors/Windows", "doors-windows"],
    ["Lady in White https://example.com/x", "lady-in-white"],
    ["Present", undefined],
    ["n/a", undefined],
    ["1984", undefined],
    ["ab", undefined],
    ["", undefined],
    ["***", undefined],
  ])("of the activity %j is %j", (activity, slug) => {
    expect(activitySlug(activity)).toBe(slug);
  });

  test("the second form drops what the first turns into a hyphen", () => {
    expect(activitySlugSecondReading("Doors/Windows")).toBe("doorswindows");
  });
});
