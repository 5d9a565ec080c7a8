import { describe, expect, test } from "vitest";
import { searchContextOf } from "../../../tests/curated-directory.ts";
import { makePlace } from "../../../tests/make-place.ts";
import { findPoint } from "./find-point.ts";

const SALEM = { city: "Salem", state: "Massachusetts" };
const context = searchContextOf([
  makePlace({ id: "a", ...SALEM, address: "310 Essex Street", latitude: 42.5215, longitude: -70.8989 }),
  makePlace({ id: "b", ...SALEM, address: "12 Oak Avenue" }),
  makePlace({ id: "c", ...SALEM, address: "9 Elm Street", latitude: 42.5, longitude: -70.9, access: "private" }),
  makePlace({ id: "d", ...SALEM, address: "7 North Street", latitude: 42.51, longitude: -70.91 }),
  makePlace({ id: "e", ...SALEM, address: "7 North Street", latitude: 42.52, longitude: -70.92 }),
  makePlace({ id: "f", ...SALEM, address: "5 South Street", latitude: 42.5101, longitude: -70.9101 }),
  makePlace({ id: "g", ...SALEM, address: "5 South Street", latitude: 42.51, longitude: -70.91 }),
  makePlace({ id: "h", ...SALEM, address: "5 South Street" }),
]);
const nobody = async () => undefined;
const HOUSE = "310 Essex Street, Salem, Massachusetts (address)";
const TOWN = "Salem, Massachusetts (city)";

describe("findPoint", () => {
  test.each([
    ["310 Essex Street", HOUSE],
    ["310 essex st", HOUSE],
    ["310 Essex St, Salem, MA", HOUSE],
    ["310 Essex St Salem Massachusetts", HOUSE],
    ["310 Essex St, Salem, MA 01970", HOUSE],
    ["310 Essex St, Salem, MA 01970, USA", HOUSE],
    ["310 Essex St, 01970", HOUSE],
    ["310 Essex St, 97301", "Salem, Oregon 97301 (zip)"],
    ["310 Essex St, Salem, OR", "Salem, Oregon (city)"],
    ["312 Essex St, Salem, MA", TOWN],
    ["312 Essex St", undefined],
    ["5 South Street", "5 South Street, Salem, Massachusetts (address)"],
    // listed without a position, private, or at two spots
    ["12 Oak Avenue", undefined],
    ["12 Oak Avenue, Salem, MA", TOWN],
    ["9 Elm Street", undefined],
    ["9 Elm Street, Salem, MA", TOWN],
    ["7 North Street, Salem, MA", TOWN],
    ["Ohio", "Ohio (state)"],
    ["OH", "Ohio (state)"],
    ["Pensylvania", "Pennsylvania (state)"],
    ["Washington, D.C.", "District of Columbia (state)"],
    ["Zzyqx, OH", undefined],
    ["Zzyqx, Ohio", undefined],
  ])("%j is %j", async (text, expected) => {
    const point = await findPoint(context, nobody, text);
    expect(point && `${point.label} (${point.precision})`).toBe(expected);
  });

  test("a listed address is at the listing's position", async () => {
    expect(await findPoint(context, nobody, "310 Essex St, Salem, MA")).toMatchObject({
      lat: 42.5215,
      lng: -70.8989,
    });
  });

  test("asks the outside service about a town missing from the gazetteer", async () => {
    const ask = async () => ({ lat: 40, lng: -82, label: "Zzyqx" });
    expect(await findPoint(context, ask, "Zzyqx, OH")).toMatchObject({ label: "Zzyqx", precision: "address" });
  });
});
