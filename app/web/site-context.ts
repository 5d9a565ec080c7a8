import type { Kysely } from "kysely";
import { createContext } from "react-router";
import type { MapClusters } from "../domain/browse/map-features.ts";
import type { Catalog } from "../domain/catalog/catalog.ts";
import type { Gazetteer } from "../domain/geo/gazetteer.ts";
import type { LabeledPoint } from "../domain/geo/miles-between.ts";
import type { ListRecord } from "../domain/lists/editors-list.ts";
import type { EncodedPicture } from "../domain/photos/photo.ts";
import type { PlaceCard } from "../domain/places/place.ts";
import type { Directions } from "../domain/roads/directions.ts";
import type { RoadNetwork } from "../domain/roads/drive.ts";
import type { FindHighway } from "../domain/roads/highways.ts";
import type { AskGeocoder } from "../domain/search/find-point.ts";
import type { SearchIndex } from "../domain/search/search-index.ts";
import type { TripPlan, TripQuestion } from "../domain/trips/trip.ts";
import type { Tables } from "../store/engine/tables.ts";
import type { SentPictures } from "./forms/sent-pictures.ts";
import type { Budget } from "./route-rule.ts";

/**
 * What searching, geocoding, driving, the map and the lists hold in memory besides the catalog; one of each per
 * process.
 */
export interface SearchServices {
  readonly gazetteer: Gazetteer;
  readonly askGeocoder: AskGeocoder;
  /** Loaded when the server program starts, or on first use. */
  readonly roads: () => RoadNetwork;
  readonly directions: Directions;
  readonly highways: FindHighway;
  /** False while the first text index is being built. */
  readonly isSearchable: () => boolean;
  /** The text index; waits only while the first one is being built, and throws a DomainError ("unavailable") if that is long. */
  readonly whenSearchable: () => Promise<SearchIndex>;
  readonly clusters: MapClusters;
  /** The editors' lists. */
  readonly lists: readonly ListRecord[];
}

/** What the server hands to a route with each request. */
export interface SiteContext extends SearchServices {
  /** Plans a trip off the request thread. Throws a DomainError ("unavailable") if too many plans are waiting. */
  readonly planTrip: (request: TripRequest) => Promise<TripPlan>;
  /** The directory as it was when the request came in. */
  readonly catalog: Catalog;
  readonly db: Kysely<Tables>;
  /** Call this when a page failed because something is down or not ready yet: its status is then 503, not 500. */
  readonly noteUnavailable: () => void;
  /** Polls for published changes now instead of within a second. */
  readonly refreshCatalog: () => Promise<void>;
  /** Counts against a rate limit what a request does besides itself; false if this visitor has used that up. */
  readonly admit: (budget: Budget) => Promise<boolean>;
  /** Renders a drawing as a PNG off the request thread. */
  readonly renderPng: (svg: string) => Promise<Uint8Array>;
  /** Pictures that came with the form. */
  readonly sentPictures: SentPictures;
  /** Decodes an uploaded photograph in a separate process. Throws a DomainError if it cannot be accepted. */
  readonly readPicture: (bytes: Uint8Array) => Promise<EncodedPicture>;
  /** Tells the team that something is waiting for review, without waiting for delivery. */
  readonly announce: (news: ReviewNews) => void;
  readonly siteUrl: string;
  readonly tileUrl: string;
  readonly contact: string | undefined;
  /** Whether reviewers need a second step to sign in. */
  readonly requiresSecondFactor: boolean;
  readonly requestId: string;
  readonly clientAddress: string;
  readonly now: () => Date;
  readonly log: Log;
}

export interface TripRequest {
  readonly question: TripQuestion;
  /** The list that the question names. */
  readonly listed: { readonly title: string; readonly places: ReadonlySet<PlaceCard> } | undefined;
  /** The operator's geocoder's answers for texts of the question. */
  readonly geocoded: ReadonlyMap<string, LabeledPoint | undefined>;
}

export interface ReviewNews {
  readonly title: string;
  readonly where: string;
  /** The URL of the page at the desk. */
  readonly path: string;
}

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const siteContext = createContext<SiteContext>();
