/** The API: every call, the Hono app that answers them, and their rules. A new call is a file in calls/ and a line here. */
import { Hono } from "hono";
import { z } from "zod";
import { DomainError } from "../domain/domain-error.ts";
import { storeTrouble } from "../store/engine/store-trouble.ts";
import { errorResponse } from "../web/error-status.ts";
import { PAGE_CACHE } from "../web/render/page-headers.ts";
import { type RoutePattern, routePattern } from "../web/route-rule.ts";
import type { SiteContext } from "../web/site-context.ts";
import { exportCsv, exportGeoJson } from "./calls/export-places.ts";
import { geocode } from "./calls/geocode.ts";
import { getDataPackage } from "./calls/get-data-package.ts";
import { getDrive } from "./calls/get-drive.ts";
import { getList } from "./calls/get-list.ts";
import { getLocation } from "./calls/get-location.ts";
import { getMapMarks } from "./calls/get-map-marks.ts";
import { getOembed } from "./calls/get-oembed.ts";
import { getSearchPanel } from "./calls/get-search-panel.ts";
import { getStatistics } from "./calls/get-statistics.ts";
import { getTrip } from "./calls/get-trip.ts";
import { listLists } from "./calls/list-lists.ts";
import { listLocations } from "./calls/list-locations.ts";
import { listLocationsInCity } from "./calls/list-locations-in-city.ts";
import { listLocationsInState } from "./calls/list-locations-in-state.ts";
import { listNearbyLocations } from "./calls/list-nearby-locations.ts";
import { listRelatedLocations } from "./calls/list-related-locations.ts";
import { listSimilarPlaces } from "./calls/list-similar-places.ts";
import { listSubmissions } from "./calls/list-submissions.ts";
import { listVisitorsReports } from "./calls/list-visitors-reports.ts";
import { searchLocations } from "./calls/search-locations.ts";
import { searchNearby } from "./calls/search-nearby.ts";
import { submitAttraction } from "./calls/submit-attraction.ts";
import { suggestCall } from "./calls/suggest.ts";
import { type ApiCall, defineCall } from "./define-call.ts";
import { openApiDocument } from "./openapi.ts";
import { isList, readParams } from "./read-input.ts";

const getDescription = defineCall({
  method: "get",
  path: "/api/openapi.json",
  id: "getDescription",
  group: "Whole directory",
  summary: "This description for programs",
  description: "An OpenAPI 3.1 document.",
  answer: { description: "The document.", schema: z.looseObject({}) },
  handle: (c) => ({ ...openApiDocument(API_CALLS, c.env.siteUrl) }),
});

/** In the document's order. */
export const API_CALLS: readonly ApiCall[] = [
  listLocations,
  getLocation,
  listLocationsInState,
  listLocationsInCity,
  listRelatedLocations,
  listNearbyLocations,
  listVisitorsReports,
  listLists,
  getList,
  getOembed,
  searchLocations,
  searchNearby,
  suggestCall,
  geocode,
  getDrive,
  getTrip,
  getSearchPanel,
  getMapMarks,
  getStatistics,
  exportGeoJson,
  exportCsv,
  getDataPackage,
  getDescription,
  submitAttraction,
  listSubmissions,
  listSimilarPlaces,
];

export const api = new Hono<{ Bindings: SiteContext }>();

for (const call of API_CALLS) {
  api.on(call.method, call.path, async (c) => {
    c.header("cache-control", call.cacheControl ?? PAGE_CACHE);
    const answer = await call.handle(c, readParams(c, call));
    return answer instanceof Response ? answer : c.json(answer as object, call.answer.status ?? 200);
  });
}

api.onError((error, { env: { log, requestId } }) => {
  const trouble = storeTrouble(error);
  if (trouble) log.warn({ requestId, trouble }, "an API call needed the database");
  else if (!(error instanceof DomainError)) log.error({ err: error, requestId }, "an API call failed");
  return errorResponse(error);
});

const POSITIONS = ["lat", "lng", "latitude", "longitude", "bbox"];

/** How the server treats the requests for each path. */
export const apiRules: readonly RoutePattern[] = [...new Set(API_CALLS.map(({ path }) => path))].map((path) => {
  const calls = API_CALLS.filter((call) => call.path === path);
  const params = calls
    .flatMap((call) => Object.keys(call.params?.shape ?? {}))
    .filter((name) => !path.split("/").includes(`:${name}`));
  return routePattern(path, {
    methods: calls.map(({ method }) => (method === "get" ? "GET" : "POST")).toSorted(),
    params,
    typed: params,
    positions: params.filter((name) => POSITIONS.includes(name)),
    lists: params.filter((name) => calls.some((call) => isList(call.params?.shape[name]))),
    cache: params.length === 0 && calls.every(({ cache }) => cache !== false),
    shared: calls.every(({ shared }) => shared !== false),
    stream: calls.some(({ stream }) => stream),
    searches: calls.flatMap(({ searches = [] }) => searches),
    budget: calls[0]!.budget,
  });
});
