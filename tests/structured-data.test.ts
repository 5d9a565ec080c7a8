import { describe, expect, test } from "vitest";
import { breadcrumbData, websiteData } from "../app/web/seo/structured-data.ts";
import { complaintsAbout, expectValidStructuredData } from "./structured-data.ts";

const SITE_URL = "https://hauntway.test";
const CONTEXT = { "@context": "https://schema.org" };
const page = (...blocks: object[]) =>
  blocks.map((block) => `<script type="application/ld+json">${JSON.stringify(block)}</script>`).join("");

const attraction = {
  ...CONTEXT,
  "@type": "TouristAttraction",
  name: "Old Mill Inn",
  url: `${SITE_URL}/location/old-mill-inn`,
  address: { "@type": "PostalAddress", addressLocality: "Salem", addressRegion: "OR", addressCountry: "US" },
  geo: { "@type": "GeoCoordinates", latitude: 44.9, longitude: -123 },
  potentialAction: { "@type": "BuyAction", price: 12.5, priceCurrency: "USD" },
};

describe("the checker", () => {
  test("passes what the site makes", () => {
    const crumbs = [{ name: "Ohio", path: "/state/ohio" }];
    const list = {
      ...CONTEXT,
      "@type": "CollectionPage",
      name: "All",
      url: `${SITE_URL}/all-locations`,
      mainEntity: {
        "@type": "ItemList",
        numberOfItems: 1,
        itemListElement: [{ "@type": "ListItem", position: 1, url: `${SITE_URL}/location/x` }],
      },
    };
    const blocks = [websiteData(SITE_URL), breadcrumbData(SITE_URL, crumbs), attraction, list];
    expect(expectValidStructuredData(page(...blocks))).toEqual(blocks);
  });

  test("passes a thing of two types with the properties of both", () => {
    expect(
      complaintsAbout({ ...attraction, "@type": ["TouristAttraction", "LocalBusiness"], priceRange: "$12" }),
    ).toEqual([]);
  });

  test.each<[string, object, RegExp]>([
    ["another context", { "@context": "http://schema.org" }, /@context/],
    ["an unknown type", { "@type": "HauntedHouse" }, /unknown type HauntedHouse/],
    ["a type that every object has", { "@type": "toString" }, /unknown type|has no property/],
    ["a misspelled property", { adress: "1 Mill Street" }, /no property adress/],
    [
      "a property of another type",
      { offers: { "@type": "Offer", price: 1, priceCurrency: "USD" } },
      /no property offers/,
    ],
    ["a missing name", { name: undefined }, /name is missing/],
    ["an empty name", { name: " " }, /name: " " is not text/],
    ["a relative address", { url: "/location/x" }, /url: .* is not url/],
    ["a nested thing of the wrong type", { geo: { "@type": "PostalAddress" } }, /PostalAddress is not @GeoCoordinates/],
    ["a position off the map", { geo: { "@type": "GeoCoordinates", latitude: 91, longitude: 0 } }, /not on Earth/],
    ["a position without a part", { geo: { "@type": "GeoCoordinates", latitude: 1 } }, /longitude is missing/],
    [
      "a number as text",
      { geo: { "@type": "GeoCoordinates", latitude: "1", longitude: 2 } },
      /latitude: "1" is not number/,
    ],
    ["a rating by nobody", { aggregateRating: { "@type": "AggregateRating", ratingValue: 4 } }, /nobody rated/],
    ["a null", { telephone: null }, /telephone: null/],
  ])("refuses %s", (_what, change, complaint) => {
    expect(complaintsAbout({ ...attraction, ...change }).join("\n")).toMatch(complaint);
  });

  test("refuses breadcrumbs out of order, and a search without its parameter", () => {
    const item = (position: number) => ({ "@type": "ListItem", position, name: "x", item: SITE_URL });
    expect(complaintsAbout({ ...CONTEXT, "@type": "BreadcrumbList", itemListElement: [item(2), item(2)] })).toEqual([
      "BreadcrumbList: item 1 is out of order",
      "BreadcrumbList: two items have the same position",
    ]);
    const site = websiteData(SITE_URL) as { potentialAction: object };
    const action = { ...site.potentialAction, "query-input": "required name=other" };
    expect(complaintsAbout({ ...site, potentialAction: action })).toEqual([
      "WebSite.potentialAction.SearchAction: the template lacks its parameter",
    ]);
  });

  test("refuses a page without any", () => {
    expect(() => expectValidStructuredData("<html></html>")).toThrow();
  });
});
