import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { inlineScriptHashes, SCRIPT_HASHES_HEADER } from "./http/inline-scripts.ts";
import { startScriptsLate } from "./http/late-scripts.ts";
import { siteContext } from "./http/site-context.ts";

/** Pages are rendered whole: then their inline scripts can be named in the policy, and the bytes can be kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const html = startScriptsLate(await renderWhole(<ServerRouter context={routerContext} url={request.url} />));
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set(SCRIPT_HASHES_HEADER, inlineScriptHashes(html).join(" "));
  return new Response(html, { status, headers });
}

function renderWhole(element: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString("utf8"));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** Unexpected errors of loaders and renders: logged with the request's id, never shown. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const site = (context as Readonly<RouterContextProvider>).get(siteContext);
  site.log.error({ err: error, requestId: site.requestId, url: request.url }, "a page failed");
}
