/**
 * Checks the structured data of a page against schema.org: a table by hand of the types and properties that the site
 * uses. A type or property that is not in it fails, so that a misspelling cannot pass.
 */
import { expect } from "vitest";

type Kind = "text" | "url" | "number" | "integer" | "boolean" | "date" | "currency" | `@${string}`;

interface SchemaType {
  /** The type whose properties it inherits. */
  readonly is?: string;
  readonly needs?: readonly string[];
  readonly has: Readonly<Record<string, readonly Kind[]>>;
}

const SCHEMA: Readonly<Record<string, SchemaType>> = Object.assign(Object.create(null), {
  Thing: {
    has: {
      name: ["text"],
      alternateName: ["text"],
      description: ["text"],
      url: ["url"],
      image: ["url", "@ImageObject"],
      sameAs: ["url"],
      identifier: ["text"],
      mainEntityOfPage: ["url", "@WebPage"],
      subjectOf: ["@CreativeWork"],
      potentialAction: ["@Action"],
    },
  },
  CreativeWork: {
    is: "Thing",
    has: {
      headline: ["text"],
      author: ["@Organization", "@Person"],
      publisher: ["@Organization"],
      datePublished: ["date"],
      dateModified: ["date"],
      inLanguage: ["text"],
      keywords: ["text"],
      about: ["@Thing"],
      mainEntity: ["@Thing"],
      isPartOf: ["@CreativeWork", "url"],
      hasPart: ["@CreativeWork"],
      license: ["url", "@CreativeWork"],
      citation: ["text", "@CreativeWork"],
      text: ["text"],
      creditText: ["text"],
      isAccessibleForFree: ["boolean"],
      version: ["text"],
    },
  },
  Article: {
    is: "CreativeWork",
    needs: ["headline", "author"],
    has: { articleBody: ["text"], wordCount: ["integer"] },
  },
  Dataset: { is: "CreativeWork", needs: ["name", "description"], has: { distribution: ["@DataDownload"] } },
  DataDownload: { is: "CreativeWork", needs: ["contentUrl"], has: { contentUrl: ["url"], encodingFormat: ["text"] } },
  ImageObject: {
    is: "CreativeWork",
    has: { contentUrl: ["url"], caption: ["text"], width: ["integer"], height: ["integer"] },
  },
  TVSeries: { is: "CreativeWork", needs: ["name"], has: {} },
  WebSite: { is: "CreativeWork", needs: ["name", "url"], has: {} },
  WebPage: {
    is: "CreativeWork",
    needs: ["name"],
    has: { breadcrumb: ["@BreadcrumbList"], primaryImageOfPage: ["@ImageObject"] },
  },
  AboutPage: { is: "WebPage", has: {} },
  CollectionPage: { is: "WebPage", has: {} },
  SearchResultsPage: { is: "WebPage", has: {} },
  ItemList: {
    is: "Thing",
    needs: ["itemListElement"],
    has: {
      itemListElement: ["@ListItem"],
      numberOfItems: ["integer"],
      itemListOrder: ["url", "text"],
    },
  },
  BreadcrumbList: { is: "ItemList", has: {} },
  ListItem: { is: "Thing", needs: ["position"], has: { position: ["integer"], item: ["url", "@Thing"] } },
  Place: {
    is: "Thing",
    has: {
      address: ["@PostalAddress", "text"],
      geo: ["@GeoCoordinates"],
      telephone: ["text"],
      hasMap: ["url"],
      photo: ["@ImageObject"],
      publicAccess: ["boolean"],
      isAccessibleForFree: ["boolean"],
      containedInPlace: ["@Place"],
      keywords: ["text"],
      aggregateRating: ["@AggregateRating"],
      review: ["@Review"],
      openingHoursSpecification: ["@OpeningHoursSpecification"],
      specialOpeningHoursSpecification: ["@OpeningHoursSpecification"],
    },
  },
  OpeningHoursSpecification: {
    is: "Thing",
    needs: ["opens", "closes"],
    has: {
      dayOfWeek: ["text"],
      opens: ["text"],
      closes: ["text"],
      validFrom: ["date"],
      validThrough: ["date"],
    },
  },
  TouristAttraction: { is: "Place", needs: ["name", "address"], has: { touristType: ["text"] } },
  LocalBusiness: {
    is: "Place",
    needs: ["name", "address"],
    has: { priceRange: ["text"], currenciesAccepted: ["text"] },
  },
  AdministrativeArea: { is: "Place", has: {} },
  State: { is: "AdministrativeArea", needs: ["name"], has: {} },
  City: { is: "AdministrativeArea", needs: ["name"], has: {} },
  Country: { is: "AdministrativeArea", needs: ["name"], has: {} },
  PostalAddress: {
    is: "Thing",
    has: {
      streetAddress: ["text"],
      addressLocality: ["text"],
      addressRegion: ["text"],
      postalCode: ["text"],
      addressCountry: ["text", "@Country"],
    },
  },
  GeoCoordinates: {
    is: "Thing",
    needs: ["latitude", "longitude"],
    has: { latitude: ["number"], longitude: ["number"] },
  },
  Review: {
    is: "CreativeWork",
    needs: ["author", "reviewRating"],
    has: { reviewBody: ["text"], reviewRating: ["@Rating"] },
  },
  Rating: {
    is: "Thing",
    needs: ["ratingValue"],
    has: { ratingValue: ["number"], bestRating: ["number"], worstRating: ["number"] },
  },
  AggregateRating: {
    is: "Thing",
    needs: ["ratingValue"],
    has: {
      ratingValue: ["number"],
      ratingCount: ["integer"],
      reviewCount: ["integer"],
      bestRating: ["number"],
      worstRating: ["number"],
    },
  },
  /** schema.org knows offers of products, events and trips, but not of places. */
  Product: { is: "Thing", needs: ["name"], has: { offers: ["@Offer"], aggregateRating: ["@AggregateRating"] } },
  TouristTrip: { is: "Thing", needs: ["name"], has: { itinerary: ["@ItemList", "@Place"], offers: ["@Offer"] } },
  Offer: {
    is: "Thing",
    needs: ["price", "priceCurrency"],
    has: {
      price: ["number"],
      priceCurrency: ["currency"],
      availability: ["url"],
      itemOffered: ["@Product", "@TouristTrip"],
    },
  },
  Action: { is: "Thing", has: { target: ["@EntryPoint", "url"] } },
  SearchAction: { is: "Action", needs: ["target", "query-input"], has: { "query-input": ["text"] } },
  /** A price for a place is said as a purchase: its properties are those of TradeAction. */
  BuyAction: {
    is: "Action",
    needs: ["price", "priceCurrency"],
    has: { price: ["number"], priceCurrency: ["currency"] },
  },
  EntryPoint: { is: "Thing", needs: ["urlTemplate"], has: { urlTemplate: ["text"], actionPlatform: ["text"] } },
  Organization: { is: "Thing", needs: ["name"], has: { logo: ["url", "@ImageObject"], email: ["text"] } },
  Person: { is: "Thing", needs: ["name"], has: {} },
} satisfies Record<string, SchemaType>);

const BLOCK = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

type Data = Record<string, unknown>;

/** The structured data of a page, block by block. */
function structuredDataOf(html: string): Data[] {
  return [...html.matchAll(BLOCK)].map(([, json]) => JSON.parse(json!) as Data);
}

/** Fails with a list of everything that is wrong; gives back what was found. */
export function expectValidStructuredData(html: string): Data[] {
  const blocks = structuredDataOf(html);
  expect(blocks.length, "the page has structured data").toBeGreaterThan(0);
  expect(blocks.flatMap(complaintsAbout)).toEqual([]);
  return blocks;
}

/** What is wrong with one block. */
export function complaintsAbout(block: Data): string[] {
  const { "@context": context, ...thing } = block;
  const wrongContext = context === "https://schema.org" ? [] : [`@context is ${JSON.stringify(context)}`];
  return [...wrongContext, ...checkThing(thing, String(block["@type"]))];
}

function checkThing(thing: Data, path: string): string[] {
  const { "@type": type, "@id": id, ...properties } = thing;
  const types = [type].flat().map(String);
  const unknown = types.filter((name) => !SCHEMA[name]);
  if (unknown.length > 0) return [`${path}: unknown type ${unknown.join(", ")}`];
  const lineages = types.flatMap(lineage);
  const complaints: string[] = [];
  if (id !== undefined) complaints.push(...checkValue(id, ["url"], `${path}.@id`));
  for (const name of new Set(lineages.flatMap((ancestor) => SCHEMA[ancestor]!.needs ?? []))) {
    if (properties[name] === undefined) complaints.push(`${path}: ${name} is missing`);
  }
  for (const [name, value] of Object.entries(properties)) {
    const kinds = lineages.flatMap((ancestor) => SCHEMA[ancestor]!.has[name] ?? []);
    if (kinds.length === 0) complaints.push(`${path}: ${types.join(" and ")} has no property ${name}`);
    else for (const each of [value].flat()) complaints.push(...checkValue(each, kinds, `${path}.${name}`));
  }
  return [...complaints, ...checkSense(types, properties, path)];
}

/** The type and what it is, up to Thing. */
function lineage(name: string): string[] {
  const { is } = SCHEMA[name]!;
  return is ? [name, ...lineage(is)] : [name];
}

function checkValue(value: unknown, kinds: readonly Kind[], path: string): string[] {
  if (typeof value === "object" && value !== null) {
    const nested = value as Data;
    const types = [nested["@type"]].flat().map(String);
    const wanted = kinds.filter((kind) => kind.startsWith("@")).map((kind) => kind.slice(1));
    const fits = types.some((name) => SCHEMA[name] && lineage(name).some((ancestor) => wanted.includes(ancestor)));
    if (!fits) return [`${path}: ${types.join(" and ")} is not ${kinds.join(" or ")}`];
    return checkThing(nested, `${path}.${types.join("+")}`);
  }
  return kinds.some((kind) => isOfKind(value, kind))
    ? []
    : [`${path}: ${JSON.stringify(value)} is not ${kinds.join(" or ")}`];
}

function isOfKind(value: unknown, kind: Kind): boolean {
  switch (kind) {
    case "text":
      return typeof value === "string" && value.trim() !== "";
    case "url":
      return typeof value === "string" && /^https?:\/\/[^\s<>"]+$/.test(value) && URL.canParse(value);
    case "number":
      return typeof value === "number" && Number.isFinite(value);
    case "integer":
      return Number.isInteger(value) && Number(value) >= 0;
    case "boolean":
      return typeof value === "boolean";
    case "date":
      return typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value));
    case "currency":
      return typeof value === "string" && /^[A-Z]{3}$/.test(value);
    default:
      return false;
  }
}

/** What a table of properties cannot say. */
function checkSense(types: readonly string[], properties: Data, path: string): string[] {
  const complaints: string[] = [];
  const is = (name: string) => types.some((type) => lineage(type).includes(name));
  if (is("ItemList")) {
    const items = [properties.itemListElement].flat() as (Data | undefined)[];
    items.forEach((item, index) => {
      if (is("BreadcrumbList") && item?.position !== index + 1)
        complaints.push(`${path}: item ${index + 1} is out of order`);
      if (item && !item.item && !item.url && !item.name) complaints.push(`${path}: item ${index + 1} says nothing`);
    });
    const positions = items.map((item) => item?.position);
    if (new Set(positions).size !== positions.length) complaints.push(`${path}: two items have the same position`);
  }
  if (is("GeoCoordinates")) {
    const { latitude, longitude } = properties as { latitude: number; longitude: number };
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) complaints.push(`${path}: is not on Earth`);
  }
  if (is("AggregateRating") && properties.ratingCount === undefined && properties.reviewCount === undefined) {
    complaints.push(`${path}: nobody rated`);
  }
  if (is("Action") && properties["query-input"] !== undefined) {
    const name = /^required name=(\w+)$/.exec(String(properties["query-input"]))?.[1];
    const template = (properties.target as Data | undefined)?.urlTemplate;
    if (!name || !String(template).includes(`{${name}}`)) complaints.push(`${path}: the template lacks its parameter`);
  }
  return complaints;
}
