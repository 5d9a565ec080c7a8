/** React Router behind one small interface: a request goes in, a finished response comes out. */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { RELEASE_HEADER } from "../../app/offline/copy-rules.ts";
import { type SiteContext, siteContext } from "../../app/web/site-context.ts";

export interface Router {
  handle(request: Request, context: SiteContext): Promise<Response>;
}

/** `build` may be a function in development: then each request gets the newest code. */
export function createRouter(
  build: ServerBuild | (() => Promise<ServerBuild>),
  siteUrl: string,
  mode: "production" | "development" = "production",
): Router {
  // Behind a proxy that terminates TLS the router sees http, and would reject our own forms as cross-site.
  const allowedActionOrigins = [new URL(siteUrl).host];
  const withOrigins = (ready: ServerBuild): ServerBuild => ({ ...ready, allowedActionOrigins });
  const handler = createRequestHandler(
    typeof build === "function" ? async () => withOrigins(await build()) : withOrigins(build),
    mode,
  );
  const release = typeof build === "function" ? undefined : build.assets.version;
  return {
    async handle(request, context) {
      const provider = new RouterContextProvider();
      provider.set(siteContext, context);
      const { body, status, headers: given } = await handler(request, provider);
      const headers = new Headers(given);
      // Tells pages and the service worker that they belong to another build.
      if (release) headers.set(RELEASE_HEADER, release);
      return new Response(body, { status, headers });
    },
  };
}
