import { contactLink } from "../../web/contact-link.ts";
import { fileResponse, noSuchFile } from "../../web/render/file-response.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/security-txt";

/** Its date of expiry is computed for each request. */
export const handle: RouteRule = { cache: false };

/** RFC 9116 recommends less than a year. Computed per request, so it never expires. */
const GOOD_FOR_DAYS = 180;
const DAY_MS = 86_400_000;

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, contact, now } = context.get(siteContext);
  const link = contactLink(contact);
  if (!link) return noSuchFile();
  const lines = [
    `Contact: ${link.href}`,
    `Expires: ${new Date(now().getTime() + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ];
  return fileResponse(lines.join("\n"), "text/plain", "public, max-age=86400");
}
