/** The desk page that somebody wanted before signing in. */

const DESK = "/review";

/** Only URLs of the desk: the parameter is untrusted. */
export function nextOf(request: Request): string {
  const next = new URL(request.url).searchParams.get("next") ?? "";
  return /^\/review(\/[a-z0-9-]+){0,2}(\?[\w=&%+.*-]+)?$/.test(next) ? next : DESK;
}

export const withNext = (path: string, next: string): string =>
  next === DESK ? path : `${path}?next=${encodeURIComponent(next)}`;
