import { fileResponse } from "../../web/render/file-response.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/robots";

/** API searches are expensive and their URLs endless. */
const NOT_FOR_ROBOTS = [
  "/api/search",
  "/api/suggest",
  "/api/geocode",
  "/api/map",
  "/api/nearby-locations",
  "/api/related-locations",
];

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext);
  const lines = [
    "User-agent: *",
    ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ];
  return fileResponse(lines.join("\n"), "text/plain");
}
