import { expect, test } from "vitest";
import { makeCatalog } from "../../tests/make-catalog.ts";
import { straightDirections } from "../../tests/straight-directions.ts";
import type { SiteContext } from "../web/site-context.ts";
import { addDriveTimes } from "./drive-times.ts";

const at = { latitude: 40.5, longitude: -83 };
const catalog = makeCatalog([
  { slug: "inn", access: "open", ...at },
  { slug: "ruin", access: "exterior", ...at },
  { slug: "home", access: "private", ...at },
]);
const site = { catalog, directions: straightDirections } as unknown as SiteContext;
const listed = [{ slug: "home" }, { slug: "inn" }, { slug: "ruin" }];

test("says how long the drive is, but sends nobody to a private house", async () => {
  expect(await addDriveTimes(site, { lat: 40, lng: -83 }, listed)).toEqual([
    { slug: "home" },
    { slug: "inn", driveTime: "about 35 min by car" },
    { slug: "ruin", driveTime: "about 35 min by car" },
  ]);
});

test("leaves the list as it is without a start", async () => {
  expect(await addDriveTimes(site, undefined, listed)).toEqual(listed);
});

test("says nothing of a drive to where one is", async () => {
  expect(await addDriveTimes(site, { lat: 40.5, lng: -83 }, [{ slug: "inn" }])).toEqual([{ slug: "inn" }]);
});
