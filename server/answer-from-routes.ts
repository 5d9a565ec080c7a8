/** From a request that was let in to a finished response: the routes with their context, and the headers that all answers get. */
import { api } from "../app/api/index.ts";
import type { Catalog } from "../app/domain/catalog/catalog.ts";
import { DATA_CACHE, PAGE_CACHE } from "../app/web/render/page-headers.ts";
import { WholeAnswer, withStatus } from "../app/web/render/whole-answer.ts";
import type { SiteContext } from "../app/web/site-context.ts";
import { createAnnouncer } from "./announce.ts";
import { finishResponse } from "./finish-response.ts";
import { KeptResponse, type SendOptions } from "./kept-response.ts";
import { type ReducedUrl, reduceUrl } from "./reduced-url.ts";
import type { SiteParts } from "./site.ts";

/** What is known of a request beside its words. */
export type Asked = Pick<SiteContext, "catalog" | "requestId" | "clientAddress">;

export interface Routes {
  answer(request: Request, reduced: Pick<ReducedUrl, "rule" | "isData">, asked: Asked): Promise<Response>;
  toKept(response: Response, options?: SendOptions): Promise<KeptResponse>;
  /** The page at a reduced address as nobody in particular would get it, out of a catalog that need not be shown yet. */
  renderFor(href: string, catalog: Catalog): Promise<KeptResponse>;
}

/** `headers`: those of every response. */
export function createRoutes(parts: SiteParts, headers: Readonly<Record<string, string>>): Routes {
  const { config, keeper, finding, store, log, router } = parts;
  const announce = createAnnouncer(config, log);

  async function answer(
    request: Request,
    { rule, isData }: Pick<ReducedUrl, "rule" | "isData">,
    asked: Asked,
  ): Promise<Response> {
    let unavailable = false;
    const site: SiteContext = {
      ...finding,
      ...asked,
      db: store.db,
      readTexts: parts.readTexts,
      noteUnavailable: () => {
        unavailable = true;
      },
      refreshCatalog: () => keeper.refresh(),
      renderPng: (svg) => parts.shareImages.png(svg),
      announce,
      siteUrl: config.siteUrl,
      tileUrl: config.tileUrl,
      contact: config.contact,
      now: () => new Date(),
      log,
    };
    const isApi = new URL(request.url).pathname.startsWith("/api/");
    const answered = await (isApi ? api.fetch(request, site) : router.handle(request, site));
    const response = unavailable && answered.status === 500 ? withStatus(answered, 503) : answered;
    const finished = finishResponse(response, headers["content-security-policy"]);
    if (isData && finished.headers.get("cache-control") === PAGE_CACHE) {
      finished.headers.set("cache-control", DATA_CACHE);
    }
    if (rule.personal) {
      finished.headers.set("cache-control", "no-store");
      finished.headers.set("x-robots-tag", "noindex, nofollow");
    }
    return finished;
  }

  async function toKept(response: Response, options: SendOptions = {}): Promise<KeptResponse> {
    const isWhole = response instanceof WholeAnswer;
    const body = isWhole ? response.toBuffer() : Buffer.from(await response.arrayBuffer());
    const all = { ...headers, ...Object.fromEntries(response.headers) };
    return new KeptResponse(response.status, all, body, { ownsBody: true, ...options });
  }

  return {
    answer,
    toKept,
    async renderFor(href, catalog) {
      const url = new URL(href, config.siteUrl);
      const asked = { catalog, requestId: "renewal", clientAddress: "" };
      return toKept(await answer(new Request(url), reduceUrl(url, router.routeIds), asked));
    },
  };
}
