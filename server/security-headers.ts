import type { Config } from "./config.ts";

const SCRIPT_SOURCE = "script-src 'self'";

/** Headers of every response. Pages replace the policy by one that also names their inline scripts. */
export function securityHeaders(config: Pick<Config, "siteUrl" | "tileUrl">): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(config),
    "x-content-type-options": "nosniff",
    // The map's tile service wants to know which site asks; "no-referrer" would also break form posts.
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=(), usb=(), interest-cohort=()",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
    ...(config.siteUrl.startsWith("https:")
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}

function contentSecurityPolicy({ siteUrl, tileUrl }: Pick<Config, "siteUrl" | "tileUrl">): string {
  return [
    "default-src 'none'",
    SCRIPT_SOURCE,
    "style-src 'self'",
    "font-src 'self'",
    // An operator may enter an image link on any host.
    `img-src 'self' data: https: ${new URL(tileUrl.replace(/[{}]/g, "")).origin}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-src https://www.youtube-nocookie.com",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

export function allowInlineScripts(policy: string, hashes: readonly string[]): string {
  return policy.replace(SCRIPT_SOURCE, [SCRIPT_SOURCE, ...hashes.map((hash) => `'sha256-${hash}'`)].join(" "));
}
