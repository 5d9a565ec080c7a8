import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { storeTrouble } from "./store/engine/store-trouble.ts";
import { hydrationScripts, readText } from "./web/render/hydration-data.ts";
import { inlineScriptHashes, SCRIPT_HASHES_HEADER } from "./web/render/inline-scripts.ts";
import { RUN_AT_THE_DESK_MS, startScriptsLate } from "./web/render/late-scripts.ts";
import { matchedRoutesOnly } from "./web/render/matched-routes.ts";
import { partsOfPage } from "./web/render/page-parts.ts";
import { nextRound } from "./web/render/rounds.ts";
import { UNVEIL_AT_ONCE } from "./web/render/unveil-at-once.ts";
import { WholeAnswer } from "./web/render/whole-answer.ts";
import { siteContext } from "./web/site-context.ts";

/** Without it browsers lay pages out as in the nineties; a stream would write it by itself. */
const DOCTYPE = "<!DOCTYPE html>";
/** Stands before the content, where no other script is ours. */
const FIRST_SCRIPT = `<script>${UNVEIL_AT_ONCE}</script>`;
const END_OF_BODY = "</body></html>";

/**
 * Pages are rendered whole, in one go: no page waits for anything that its loader did not wait for. So their inline
 * scripts can be named in the policy, the bytes can be kept, and nothing needs a stream.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const { serverHandoffStream, ...context } = matchedRoutesOnly(routerContext);
  const isDesk = context.staticHandlerContext.matches.some(({ route }) => route.id === "routes/review/frame");
  // Whoever asks for little need not wait for all of a page's work.
  await nextRound();
  const { head, content, end } = startScriptsLate(
    partsOfPage(renderToString(<ServerRouter context={context} url={request.url} />)),
    isDesk ? RUN_AT_THE_DESK_MS : undefined,
  );
  const scripts =
    serverHandoffStream && context.renderMeta?.didRenderScripts
      ? hydrationScripts(await readText(serverHandoffStream))
      : "";
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set(SCRIPT_HASHES_HEADER, inlineScriptHashes(FIRST_SCRIPT, end, scripts).join(" "));
  if (!end.endsWith(END_OF_BODY)) throw new Error("The page does not end where a page ends.");
  const pieces = [DOCTYPE, head, content, end.slice(0, -END_OF_BODY.length), scripts, END_OF_BODY];
  return new WholeAnswer(pieces, { status, headers });
}

/** Unexpected errors of loaders and renders: logged with the request's id, never shown. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const site = (context as Readonly<RouterContextProvider>).get(siteContext);
  const trouble = storeTrouble(error);
  if (trouble) {
    site.noteUnavailable();
    site.log.warn({ requestId: site.requestId, trouble }, "a page needed the database");
  } else {
    site.log.error({ err: error, requestId: site.requestId, url: request.url }, "a page failed");
  }
}
