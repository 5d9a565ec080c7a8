import { DATA_LICENSE } from "../../domain/import-export/data-license.ts";
import { isFree } from "../../domain/places/number-words.ts";
import type { Admission } from "../../domain/places/place.ts";
import { ANONYMOUS, MAX_STARS, type VisitReport } from "../../domain/visits/visit-report.ts";
import { type PicturedFacts, pictureData } from "./picture-data.ts";
import { CONTEXT } from "./structured-data.ts";

/**
 * Contains only what the page shows. Unknown values are left out, and so is the editors' score, since it isn't from
 * visitors.
 */
interface AttractionFacts extends PicturedFacts {
  readonly houseName: string;
  readonly summary: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly position: readonly [number, number] | undefined;
  readonly price: { readonly admission: Admission | undefined; readonly dollars: number | undefined };
  readonly website: string | undefined;
  readonly isPrivate: boolean;
  readonly zipCode: string | undefined;
  readonly phone: { readonly href?: string | undefined } | undefined;
  readonly hours: { readonly structured?: object } | undefined;
  readonly access: object | undefined;
  readonly mayEnter: boolean;
  readonly shows: readonly { readonly title: string }[];
  readonly ratingParts: { readonly visitorReports: number; readonly visitorStars: number };
}

/** Fewer visitors than this don't make a rating. */
const MIN_REVIEWS = 3;

export function touristAttractionData(
  siteUrl: string,
  place: AttractionFacts,
  visits?: { readonly reports: readonly VisitReport[] },
): object {
  const url = `${siteUrl}/location/${place.slug}`;
  return {
    "@context": CONTEXT,
    "@type": "TouristAttraction",
    "@id": url,
    name: place.houseName,
    description: place.summary,
    url,
    mainEntityOfPage: pageData(place),
    image: pictureData(siteUrl, place),
    address: {
      "@type": "PostalAddress",
      ...(place.isPrivate || isFiller(place) ? {} : { streetAddress: place.address }),
      addressLocality: place.city,
      addressRegion: place.state,
      ...(place.zipCode && !place.isPrivate ? { postalCode: place.zipCode } : {}),
      addressCountry: "US",
    },
    ...(place.position && !place.isPrivate
      ? { geo: { "@type": "GeoCoordinates", latitude: place.position[0], longitude: place.position[1] } }
      : {}),
    ...priceData(place),
    ...(place.access ? { publicAccess: place.mayEnter } : {}),
    ...telephone(place),
    ...place.hours?.structured,
    ...(place.website ? { sameAs: place.website } : {}),
    ...televisionData(place),
    ...(visits && place.ratingParts.visitorReports >= MIN_REVIEWS ? reviewData(place, visits.reports) : {}),
  };
}

/** A license is a property of the page: a place has none. */
const pageData = ({ houseName: name }: AttractionFacts): object => ({
  "@type": "WebPage",
  name,
  license: DATA_LICENSE.url,
});

/** Ratings by visitors only; the reviews are those on the page. */
function reviewData({ ratingParts }: AttractionFacts, reports: readonly VisitReport[]): object {
  const { visitorReports, visitorStars } = ratingParts;
  const scale = { bestRating: MAX_STARS, worstRating: 1 };
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: Math.round((visitorStars / visitorReports) * 100) / 100,
      reviewCount: visitorReports,
      ...scale,
    },
    review: reports.map(({ name, publishedAt, stars, account }) => ({
      "@type": "Review",
      author: { "@type": "Person", name: name ?? ANONYMOUS },
      datePublished: publishedAt.slice(0, 10),
      reviewRating: { "@type": "Rating", ratingValue: stars, ...scale },
      ...(account ? { reviewBody: account } : {}),
    })),
  };
}

/** Only numbers that can be dialed. */
function telephone({ phone, isPrivate }: AttractionFacts): object {
  return phone?.href && !isPrivate ? { telephone: phone.href.slice("tel:".length) } : {};
}

function televisionData({ shows }: AttractionFacts): object {
  const titles = [...new Set(shows.map(({ title }) => title))];
  return titles.length > 0 ? { subjectOf: titles.map((name) => ({ "@type": "TVSeries", name })) } : {};
}

function priceData({ price: { admission, dollars } }: AttractionFacts): object {
  if (isFree({ admission, ticketPrice: dollars })) return { isAccessibleForFree: true };
  if (!dollars) return admission === "ticket" || admission === "vehicle" ? { isAccessibleForFree: false } : {};
  const priceSpecification = {
    "@type": "UnitPriceSpecification",
    price: dollars,
    priceCurrency: "USD",
    unitText: admission === "vehicle" ? "vehicle" : "adult",
  };
  // schema.org has no offers for places; buying a ticket is an action.
  return { isAccessibleForFree: false, potentialAction: { "@type": "BuyAction", priceSpecification } };
}

/** Unknown addresses default to the town, which isn't a street address. */
const isFiller = ({ address, city, state }: AttractionFacts): boolean => address === `${city}, ${state}`;
