import { describe, expect, test } from "vitest";
import { isSameStreet, readStreetAddress } from "./street-address.ts";

describe("a street address", () => {
  test.each([
    ["525 S Winchester Blvd", "525", "south winchester boulevard", ""],
    ["525 S. Winchester Blvd., San Jose", "525", "south winchester boulevard", "San Jose"],
    ["10 Federal St Salem MA", "10", "federal street", "Salem MA"],
    ["7747 US Highway 61, St. Francisville", "7747", "us highway 61", "St. Francisville"],
    ["2500 Calvert Street NW Washington", "2500", "calvert street northwest", "Washington"],
    ["12 Court Street", "12", "court street", ""],
    ["5 St Marks Place, New York", "5", "street marks place", "New York"],
    ["100 Broadway", "100", "broadway", ""],
    ["17b Elm Ave", "17b", "elm avenue", ""],
  ])("%j is number %s, street %j, then %j", (text, number, street, rest) => {
    const read = readStreetAddress(text);
    expect(read && [read.number, read.street.join(" "), read.rest]).toEqual([number, street, rest]);
  });

  test.each([
    "Salem",
    "1886 Crescent Hotel",
    "17Hundred90 Inn",
    "98101",
    "98101 Seattle",
    "Main Street",
    "Route 66",
    "",
  ])("%j is none", (text) => expect(readStreetAddress(text)).toBeUndefined());

  test("may be followed by a saint", () => {
    expect(readStreetAddress("100 Washington St Louis MO")?.restAfterSaint).toBe("St. Louis MO");
    expect(readStreetAddress("100 Washington Street Louis")?.restAfterSaint).toBeUndefined();
  });

  test("is only the same with the same directions", () => {
    expect(isSameStreet("525 S Winchester Blvd", "525 South Winchester Boulevard")).toBe(true);
    expect(isSameStreet("525 Winchester Blvd", "525 South Winchester Boulevard")).toBe(false);
  });
});
