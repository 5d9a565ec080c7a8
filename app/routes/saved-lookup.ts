import { savedAnswer } from "../ui/saved/saved-view.ts";
import type { RouteRule } from "../web/route-rule.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/saved-lookup";

export const handle: RouteRule = { methods: ["POST"], budget: "typing" };

/** The maximum in one request; the page asks again for the rest. */
const MAX_SLUGS = 250;
const SLUG = /^[a-z0-9-]{1,200}$/;

/** The places that a visitor saved. They are posted, so that no log of addresses holds them; nothing is stored. */
export async function action({ context, request }: Route.ActionArgs) {
  const asked: unknown = await request.json().catch(() => undefined);
  if (!isSlugs(asked)) {
    return Response.json({ message: `Expected a list of up to ${MAX_SLUGS} slugs.` }, { status: 400 });
  }
  return Response.json(savedAnswer(context.get(siteContext).catalog, asked));
}

const isSlugs = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= MAX_SLUGS &&
  value.every((slug) => typeof slug === "string" && SLUG.test(slug));
