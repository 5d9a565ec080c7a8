import { redirect } from "react-router";
import { QUESTION_PARAMETERS } from "../domain/browse/place-filters.ts";
import { allFound } from "../domain/search/search.ts";
import { NO_SLOTS } from "../domain/search/slots.ts";
import { searchPath } from "../views/search-path.ts";
import { searchSite, slotsOf } from "../views/site-search.ts";
import type { RouteRule } from "../web/route-rule.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/surprise";

const PARAMETERS = ["last", ...QUESTION_PARAMETERS];

export const handle: RouteRule = { budget: "search", params: PARAMETERS, free: PARAMETERS, cache: false };

/** Leads to a place that may be entered, within the slots that are given, and never to `last`. Otherwise the search says what there is. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const slots = (await slotsOf(site, url.searchParams)) ?? NO_SLOTS;
  const result = await searchSite(site, "", { slots: { ...slots, filters: [...slots.filters, "enter"] } });
  const last = url.searchParams.get("last");
  const choices = allFound(result).filter(({ place }) => place.slug !== last);
  const chosen = choices[Math.floor(Math.random() * choices.length)];
  const to = chosen ? `/location/${chosen.place.slug}` : searchPath({ q: "", slots });
  return redirect(to, { status: 302, headers: { "cache-control": "no-store", "x-robots-tag": "noindex" } });
}
