import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { SCRIPT_HASHES_HEADER } from "../../app/web/render/inline-scripts.ts";
import type { Config } from "../config.ts";

type SecurityConfig = Pick<Config, "siteUrl" | "tileUrl">;

interface SecurityOptions {
  /** Off in development: hot reload adds its scripts and styles to the page. */
  readonly withPolicy?: boolean;
}

/** The headers of every response. A page's policy also names its inline scripts. */
export function securityHeaders(
  config: SecurityConfig,
  { withPolicy = true }: SecurityOptions = {},
): MiddlewareHandler {
  const setOthers = secureHeaders({
    // The tile service wants to know which site requests tiles; "no-referrer" would also break form posts.
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    strictTransportSecurity: isSecure(config) && "max-age=31536000; includeSubDomains",
    permissionsPolicy: { geolocation: ["self"], camera: [], microphone: [], payment: [], usb: [] },
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return async (c, next) => {
    await setOthers(c, next);
    const { headers } = c.res;
    const hashes = headers.get(SCRIPT_HASHES_HEADER)?.split(" ").filter(Boolean) ?? [];
    headers.delete(SCRIPT_HASHES_HEADER);
    // The only page that other sites may frame.
    if (headers.get("content-security-policy")?.includes("frame-ancestors *")) headers.delete("x-frame-options");
    if (withPolicy && !headers.has("content-security-policy")) {
      headers.set("content-security-policy", contentSecurityPolicy(config, hashes));
    }
  };
}

function contentSecurityPolicy(config: SecurityConfig, scriptHashes: readonly string[]): string {
  return [
    // For everything not named below, such as prefetched pages in Firefox.
    "default-src 'self'",
    "media-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(" "),
    "style-src 'self'",
    "font-src 'self'",
    // An operator may enter an image URL on any host.
    `img-src 'self' data: https: ${new URL(config.tileUrl.replace(/[{}]/g, "")).origin}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "frame-src https://www.youtube-nocookie.com",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isSecure(config) ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

const isSecure = ({ siteUrl }: SecurityConfig): boolean => siteUrl.startsWith("https:");
