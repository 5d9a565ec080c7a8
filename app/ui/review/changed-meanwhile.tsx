import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { formatMoment } from "../text/format-moment.ts";

interface ChangedMeanwhileProps {
  readonly kind: "submission" | "correction" | "report" | "photo" | "place";
  readonly id: string;
  /** The version this page shows. */
  readonly version: number;
}

interface News {
  readonly version: number;
  readonly last: { readonly by: string; readonly did: string; readonly at: string } | undefined;
}

const POLL_INTERVAL_MS = 5_000;

/** Polls for changes by other reviewers and shows a warning. */
export function ChangedMeanwhile({ kind, id, version }: ChangedMeanwhileProps) {
  const news = useNews(`/review/watch/${kind}/${id}`);
  const { search } = useLocation();
  const isChanged = news !== undefined && news.version > version;
  return (
    <div role="status" className="sticky top-16 z-20">
      {isChanged && (
        <p className="mt-4 border-l-4 border-alarm bg-slate p-4 shadow-lg">
          {news.last
            ? `${news.last.by} ${news.last.did} while you have this open (${formatMoment(news.last.at)}).`
            : "This has changed while you have it open."}{" "}
          What you wrote stays here and is not saved over theirs.{" "}
          <a href={search || "?"} target="_blank" rel="noopener" className="text-link">
            Show it as it is now in a new tab
          </a>
        </p>
      )}
    </div>
  );
}

function useNews(address: string): News | undefined {
  const [news, setNews] = useState<News>();
  useEffect(() => {
    setNews(undefined);
    const asking = new AbortController();
    const ask = async () => {
      if (document.visibilityState === "hidden") return;
      try {
        const answer = await fetch(address, { signal: asking.signal, redirect: "manual" });
        // After the session has ended the answer is a redirect: the next form that is sent will say so.
        if (answer.ok) setNews(await answer.json());
      } catch {
        // Offline, or the page was left. The next poll will tell.
      }
    };
    const timer = setInterval(ask, POLL_INTERVAL_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      asking.abort();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [address]);
  return news;
}
