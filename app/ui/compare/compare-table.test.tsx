import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { makeCatalog } from "../../../tests/make-catalog.ts";
import { makePlace } from "../../../tests/make-place.ts";
import type { Place } from "../../domain/places/place.ts";
import { CompareTable } from "./compare-table.tsx";
import { comparedView } from "./compare-view.ts";

const TODAY = "2026-10-17";

function cellsOf(fields: Partial<Place>): Readonly<Record<string, string>> {
  const place = makePlace(fields);
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CompareTable places={[comparedView(makeCatalog([place]), place, TODAY)]} from={undefined} />
    </MemoryRouter>,
  );
  const rows = html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/g);
  return Object.fromEntries([...rows].map(([, heading, cell]) => [heading!, cell!.replace(/<[^>]+>/g, "").trim()]));
}

test.each<[string, Partial<Place>, string, string]>([
  ["what is known", { access: "tours", admission: "ticket", ticketPrice: 15, duration: 90 }, "$15", "90 minutes"],
  ["what is estimated, as such", { access: "open" }, "$25 est.", "45 minutes est."],
  ["that nobody may go in", { access: "gone" }, "Not open", "Not open"],
])("admission and time say %s", (_what, fields, admission, time) => {
  expect(cellsOf(fields)).toMatchObject({ Admission: admission, Time: time });
});

test("hours are told as a place's page tells them", () => {
  const { Hours } = cellsOf({ access: "open", openingHours: "Tu-Su 10:00-17:00", hoursChecked: "2026-10" });
  expect(Hours).toContain("Tuesday to Sunday, 10 AM to 5 PM");
  expect(Hours).toContain("Checked October 2026.");
});

test("the parts of a score are told with what their points make", () => {
  const { Why } = cellsOf({ renown: 4, renownNote: "In the national press" });
  expect(Why).toContain("2.5, and a star for every 16 points");
});
