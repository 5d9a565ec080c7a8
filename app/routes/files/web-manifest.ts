import { SITE } from "../../site.ts";
import { NEAR_ME } from "../../ui/layout/near-me-hash.ts";
import { fileResponse } from "../../web/render/file-response.ts";

const NIGHT = "#0c0f16";
/** The icons of the shortcuts. */
const ICONS = [{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" }];

const MANIFEST = {
  id: "/",
  name: SITE.name,
  short_name: SITE.name,
  description: SITE.tagline,
  lang: "en-US",
  start_url: "/",
  scope: "/",
  display: "minimal-ui",
  background_color: NIGHT,
  theme_color: NIGHT,
  shortcuts: [
    { name: "Near me", url: `/#${NEAR_ME}`, icons: ICONS },
    { name: "My trip", url: "/trip/mine", icons: ICONS },
    { name: "Saved", url: "/saved", icons: ICONS },
  ],
  icons: [
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
  ],
};

export function loader() {
  return fileResponse(JSON.stringify(MANIFEST, null, 2), "application/manifest+json");
}
