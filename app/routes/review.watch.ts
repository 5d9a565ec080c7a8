import { siteContext } from "../http/site-context.ts";
import { ITEM_KINDS } from "../store/review-item.ts";
import { watchItem } from "../store/watch-item.ts";
import type { Route } from "./+types/review.watch";

/** Asked every few seconds by a page that is open; it does not keep a session awake. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = ITEM_KINDS.find((one) => one === params.kind);
  const item = kind && (await watchItem(context.get(siteContext).db, kind, params.id));
  return Response.json(item ?? null, { status: item ? 200 : 404 });
}
