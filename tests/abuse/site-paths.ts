/** Every address that the route table and the API know, so that a new route is tried without being written down anywhere else. */
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { apiRules } from "../../app/api/index.ts";
import routes from "../../app/routes.ts";

/** As in the table, with ":name" for what visitors choose: "/state/:state". */
export const SITE_PATHS: readonly string[] = [
  ...pathsOf((await routes) as RouteConfigEntry[], ""),
  ...apiRules.map(({ path }) => path),
  "/healthz",
  "/readyz",
  "/assets/:file",
  "/favicon.svg",
];

function pathsOf(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent;
    return [...(entry.index || entry.path ? [path || "/"] : []), ...pathsOf(entry.children ?? [], path)];
  });
}
