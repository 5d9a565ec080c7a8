import { ITEM_KINDS, watchItem } from "../../store/review/review-item.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/watch";

/** Polled by open pages every few seconds; it doesn't extend the session. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = ITEM_KINDS.find((one) => one === params.kind);
  const item = kind && (await watchItem(context.get(siteContext).db, kind, params.id));
  return Response.json(item ?? null, { status: item ? 200 : 404 });
}
