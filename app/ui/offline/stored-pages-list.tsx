import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { checkConnection, noteOffline, useOffline } from "./connection-store.ts";
import { listStoredPages, nameOfPath, ownPath, type StoredPage } from "./stored-pages.ts";

const MAX_LISTED = 60;

/** The page that was asked for is not here: what is, and on to it as soon as there is a network. */
export function StoredPages() {
  const [pages, setPages] = useState<readonly StoredPage[]>();
  const asked = useAskedPage();
  useEffect(() => {
    listStoredPages().then(setPages, () => setPages([]));
  }, []);
  const kept = pages?.filter((page) => page.kept) ?? [];
  const keptTitles = new Set(kept.map(({ title }) => title));
  const seen = pages?.filter(({ title }) => !keptTitles.has(title)) ?? [];
  return (
    <div className="wrap mt-6">
      <p role="status" className="max-w-prose text-lg text-ash">
        {asked && (
          <>
            <strong className="text-bone">{nameOfPath(asked)}</strong> is not on this device. It opens by itself as soon
            as you are back online.
          </>
        )}
      </p>
      <p className="without-script text-ash">This list needs JavaScript, because it is made in your own browser.</p>
      {pages?.length === 0 && (
        <p className="mt-6 max-w-prose text-lg text-ash">
          No pages are kept on this device yet. Places you save and pages you visit will be, unless you turn that off on
          the <Link to="/saved">Saved</Link> page.
        </p>
      )}
      <PageList heading="Kept by You" pages={kept} />
      <PageList heading="Recently Viewed" pages={seen.slice(0, MAX_LISTED)} />
    </div>
  );
}

function PageList({ heading, pages }: { heading: string; pages: readonly StoredPage[] }) {
  if (pages.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-3xl sm:text-4xl">{heading}</h2>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {pages.map(({ path, title }) => (
          <li key={path} className="border-b border-line">
            <Link to={path} className="block py-3 hover:text-pumpkin">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The page that the worker was asked for. One whose data is here is opened at once. */
function useAskedPage(): string | undefined {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    const parameters = new URLSearchParams(window.location.search);
    const open = ownPath(parameters.get("open"), window.location.origin);
    const page = open ?? ownPath(parameters.get("to"), window.location.origin);
    if (!page) return;
    setAsked(page);
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    // If the router reloaded this page, it could not open the other: a script is missing. A visitor who reloads comes by a redirect.
    const isAgain = load?.type === "reload" && load.redirectCount === 0;
    if (open && !isAgain) void navigate(open, { replace: true });
    noteOffline();
    if (load?.type === "reload") void checkConnection();
  }, [navigate]);

  const isOffline = useOffline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (asked && wasOffline.current && !isOffline) window.location.replace(asked);
    wasOffline.current = isOffline;
  }, [asked, isOffline]);
  return asked;
}
