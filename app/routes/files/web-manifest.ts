import { SITE } from "../../site.ts";
import { fileResponse } from "../../web/render/file-response.ts";

const NIGHT = "#0c0f16";

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
    { name: "Saved places", url: "/saved" },
    { name: "Map", url: "/map" },
    { name: "Plan a trip", url: "/trip" },
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
