import { type ReactNode, useEffect } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import type { Route } from "./+types/root";
import { SITE } from "./site.ts";
import frauncesUrl from "./styles/fonts/fraunces-560.woff2?url";
import publicSansUrl from "./styles/fonts/public-sans-400-700.woff2?url";
import stylesUrl from "./styles/site.css?url";
import type { CloseMatches } from "./ui/layout/did-you-mean.tsx";
import { ErrorScreen } from "./ui/layout/error-screen.tsx";
import { Footer } from "./ui/layout/footer.tsx";
import { Header } from "./ui/layout/header.tsx";
import { NotFoundScreen } from "./ui/layout/not-found-screen.tsx";
import { Notices } from "./ui/layout/notices.tsx";
import { PageAnnouncer } from "./ui/layout/page-announcer.tsx";
import { PendingScreen } from "./ui/layout/pending-screen.tsx";
import { OfflineBanner } from "./ui/offline/offline-banner.tsx";
import { showHeartsInPopups } from "./ui/saved/popup-heart.ts";
import { refusedFormContext } from "./web/forms/form-request.ts";
import { notFoundMeta } from "./web/seo/page-meta.ts";
import { websiteData } from "./web/seo/structured-data.ts";
import { siteContext } from "./web/site-context.ts";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: frauncesUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: publicSansUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: stylesUrl },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/icon-180.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "search", href: "/opensearch.xml", type: "application/opensearchdescription+xml", title: SITE.name },
  { rel: "alternate", href: "/feed.xml", type: "application/atom+xml", title: `${SITE.name}: new and updated places` },
];

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const refused = context.get(refusedFormContext);
  return {
    siteUrl: site.siteUrl,
    tileUrl: site.tileUrl,
    totalLocations: site.catalog.places.length,
    ...(refused && { refused }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) => {
  if (isNotFound(error)) return notFoundMeta(matches);
  return loaderData ? [{ "script:ld+json": websiteData(loaderData.siteUrl) as never }] : [];
};

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0c0f16" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <Shell totalLocations={loaderData.totalLocations}>
      <PendingScreen />
      <Outlet />
    </Shell>
  );
}

function Shell({ totalLocations, children }: { totalLocations: number | undefined; children: ReactNode }) {
  // The review desk has the site's header but no footer.
  const isDesk = useMatches().some(({ id }) => id === "routes/review/frame");
  // The router handles back and forward now; before hydration the page reloads (defer-scripts.ts).
  useEffect(() => {
    window.onpopstate = null;
  }, []);
  useEffect(showHeartsInPopups, []);
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 pt-16 outline-none">
        <OfflineBanner refreshes={!isDesk} />
        {children}
      </main>
      {!isDesk && <Footer totalLocations={totalLocations} />}
      <PageAnnouncer />
      <Notices />
    </>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Shell totalLocations={loaderData?.totalLocations}>
      {isNotFound(error) ? <NotFoundScreen guesses={error.data ?? undefined} /> : <ErrorScreen error={error} />}
    </Shell>
  );
}

/** Its data, if any, are the addresses that may have been meant. */
function isNotFound(error: unknown): error is { readonly data: CloseMatches | null } {
  return isRouteErrorResponse(error) && error.status === 404;
}
