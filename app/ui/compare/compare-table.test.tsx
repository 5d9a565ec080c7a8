import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { makeCatalog } from "../../../tests/make-catalog.ts";
import { makePlace } from "../../../tests/make-place.ts";
import type { Place } from "../../domain/places/place.ts";
import { CompareTable } from "./compare-table.tsx";
import { comparedView } from "./compare-view.ts";

function cellsOf(fields: Partial<Place>): Readonly<Record<string, string>> {
  const place = makePlace(fields);
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CompareTable places={[comparedView(makeCatalog([place]), place)]} from={undefined} />
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
