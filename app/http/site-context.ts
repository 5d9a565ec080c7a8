import type { Kysely } from "kysely";
import { createContext } from "react-router";
import type { Catalog } from "../domain/catalog.ts";
import type { Gazetteer } from "../domain/gazetteer.ts";
import type { Tables } from "../store/tables.ts";

/** What the server hands to a route with each request. */
export interface SiteContext {
  /** The directory as it stood when the request came in. */
  readonly catalog: Catalog;
  readonly db: Kysely<Tables>;
  /** Looks for published changes now instead of within a second. */
  readonly refreshCatalog: () => Promise<void>;
  readonly gazetteer: Gazetteer;
  /** Tells the team that something waits for review; never waits for anyone to hear it. */
  readonly announce: (news: ReviewNews) => void;
  readonly siteUrl: string;
  readonly tileUrl: string;
  readonly contact: string | undefined;
  readonly requestId: string;
  readonly clientAddress: string;
  readonly now: () => Date;
  readonly log: Log;
}

export interface ReviewNews {
  readonly title: string;
  readonly where: string;
  /** Of the page at the desk. */
  readonly path: string;
}

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const siteContext = createContext<SiteContext>();
