import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { makePlace } from "../../../tests/make-place.ts";
import { EMPTY_CATALOG } from "../../domain/catalog/catalog.ts";
import { CompareTable } from "./compare-table.tsx";
import { comparedView } from "./compare-view.ts";

test("admission, hours and time are in the table", () => {
  const place = makePlace({
    access: "open",
    placeType: "museum",
    admission: "ticket",
    ticketPrice: 12,
    duration: 75,
    openingHours: "Tu-Su 10:00-17:00",
    hoursChecked: "2026-10",
  });
  const places = [comparedView(EMPTY_CATALOG, place, "2026-10-17")];
  const table = createElement(CompareTable, { places, from: undefined });
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, table));
  for (const text of ["$12", "75 minutes", "Tuesday to Sunday, 10 AM to 5 PM", "Checked October 2026."]) {
    expect(html).toContain(text);
  }
});
