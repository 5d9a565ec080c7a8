import type { RouteRule } from "./route-rule.ts";

/** The parameter is repeated in long links (app/domain/saved/saved-link.ts). */
export const savedLinkRule = { params: ["places"], free: ["places"], lists: ["places"] } as const satisfies RouteRule;
