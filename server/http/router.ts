/** React Router behind one small interface: a request goes in, a finished response comes out. */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type SiteContext, siteContext } from "../../app/web/site-context.ts";

export interface Router {
  handle(request: Request, context: SiteContext): Promise<Response>;
}

/** `build` may be a function while developing: then each request gets the newest code. */
export function createRouter(
  build: ServerBuild | (() => Promise<ServerBuild>),
  siteUrl: string,
  mode: "production" | "development" = "production",
): Router {
  // Behind a proxy that ends TLS the router sees http, and would take our own forms for foreign ones.
  const allowedActionOrigins = [new URL(siteUrl).host];
  const withOrigins = (ready: ServerBuild): ServerBuild => ({ ...ready, allowedActionOrigins });
  const handler = createRequestHandler(
    typeof build === "function" ? async () => withOrigins(await build()) : withOrigins(build),
    mode,
  );
  return {
    handle(request, context) {
      const provider = new RouterContextProvider();
      provider.set(siteContext, context);
      return handler(request, provider);
    },
  };
}
