import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import {
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { DomainError } from "./domain/domain-error.ts";
import { storeTrouble } from "./store/engine/store-trouble.ts";
import { deferScripts } from "./web/render/defer-scripts.ts";
import { inlineScriptHashes, SCRIPT_HASHES_HEADER } from "./web/render/inline-scripts.ts";
import { siteContext } from "./web/site-context.ts";

/** Pages are rendered to a string, not streamed, so that they can be cached and the CSP can list their inline scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerenderToNodeStream(<ServerRouter context={context} url={request.url} />, {
    // Keep suspended content inline, however long the page is.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = deferScripts(await text(prelude));
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set(SCRIPT_HASHES_HEADER, inlineScriptHashes(html).join(" "));
  return new Response(html, { status, headers });
}

/** Logs unexpected errors of loaders and rendering with the request id; visitors never see them. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const site = (context as Readonly<RouterContextProvider>).get(siteContext);
  const trouble = storeTrouble(error);
  if (error instanceof DomainError && error.code === "unavailable") {
    site.noteUnavailable();
  } else if (trouble) {
    site.noteUnavailable();
    site.log.warn({ requestId: site.requestId, trouble }, "page failed: database unavailable");
  } else {
    site.log.error({ err: error, requestId: site.requestId, url: request.url }, "page failed");
  }
}
