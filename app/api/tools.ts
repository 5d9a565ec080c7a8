/** What assistants may do: calls of the API as tools of the Model Context Protocol, which are described by the calls' schemas. */
import { DATA_LICENSE } from "../domain/import-export/data-license.ts";
import type { SiteContext } from "../web/site-context.ts";
import { getList } from "./calls/get-list.ts";
import { getLocation } from "./calls/get-location.ts";
import { getTrip } from "./calls/get-trip.ts";
import { listLists } from "./calls/list-lists.ts";
import { searchLocations } from "./calls/search-locations.ts";
import { searchNearby } from "./calls/search-nearby.ts";
import type { ApiCall } from "./define-call.ts";
import { api } from "./index.ts";

interface Tool {
  readonly call: ApiCall;
  /** The page that shows the same, with the same parameters. */
  readonly page?: string;
}

export const TOOLS: readonly Tool[] = [
  { call: searchLocations, page: "/search" },
  { call: getLocation },
  { call: searchNearby },
  { call: getTrip, page: "/trip" },
  { call: listLists, page: "/lists" },
  { call: getList, page: "/lists/:list" },
];

export type ToolInput = Readonly<Record<string, unknown>>;

/** What an assistant reads: the call's answer with links to our pages, or why there is none. */
export async function useTool({ call, page }: Tool, input: ToolInput, site: SiteContext) {
  if (!(await site.admit(call.budget ?? "render"))) {
    return { refused: true, text: "Too many requests. Please try again in a minute." };
  }
  const response = await askApi(requestFor(call, input, site.siteUrl), site);
  const answer = await response.json();
  if (!response.ok) return { refused: true, text: String(answer.message) };
  const told = Array.isArray(answer)
    ? { total: Number(response.headers.get("x-total-count") ?? answer.length), found: answer }
    : answer;
  const more = page && { page: addressOf(page, input, site.siteUrl) };
  const license = `${DATA_LICENSE.name}, ${DATA_LICENSE.url}`;
  return { refused: false, text: JSON.stringify({ ...(shorten(told, site.siteUrl) as object), ...more, license }) };
}

async function askApi(request: Request, site: SiteContext): Promise<Response> {
  const response = await api.fetch(request, site);
  const moved = response.headers.get("location");
  return moved ? api.fetch(new Request(new URL(moved, request.url)), site) : response;
}

function requestFor({ path, body }: ApiCall, input: ToolInput, siteUrl: string): Request {
  return body
    ? new Request(siteUrl + path, { method: "POST", body: JSON.stringify(input) })
    : new Request(addressOf(path, input, siteUrl));
}

function addressOf(path: string, input: ToolInput, siteUrl: string): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const [name, value] of Object.entries(input)) {
    if (path.includes(`:${name}`)) filled = filled.replace(`:${name}`, encodeURIComponent(String(value)));
    else for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one));
  }
  return siteUrl + filled + (query.size > 0 ? `?${query}` : "");
}

const MAX_LISTED = 20;

/** Of a place among others. */
const BRIEFLY = new Set([
  "houseName",
  "slug",
  "city",
  "state",
  "placeType",
  "access",
  "rating",
  "distance",
  "driveMinutes",
  "why",
  "storySummary",
]);

/** Cuts long lists, and says of each place where its page is. */
function shorten(value: unknown, siteUrl: string, isListed = false): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_LISTED).map((item) => shorten(item, siteUrl, true));
  if (typeof value !== "object" || value === null) return value;
  const isPlace = "houseName" in value && "slug" in value;
  const isBrief = isListed && isPlace && "storySummary" in value;
  const fields = Object.entries(value).filter(([name]) => !isBrief || BRIEFLY.has(name));
  const page = isPlace ? { page: `${siteUrl}/location/${value.slug}` } : {};
  return { ...Object.fromEntries(fields.map(([name, field]) => [name, shorten(field, siteUrl)])), ...page };
}
