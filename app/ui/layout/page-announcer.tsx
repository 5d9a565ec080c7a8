import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * After client-side navigations: announces the page title, which names filters and results, and gives the focus to the page if the
 * pressed link is gone.
 */
export function PageAnnouncer() {
  const { pathname, search } = useLocation();
  const [title, setTitle] = useState("");
  const before = useRef({ pathname, search });
  useEffect(() => {
    const { pathname: page, search: view } = before.current;
    if (page === pathname && view === search) return;
    before.current = { pathname, search };
    setTitle(document.title);
    if (page === pathname) return;
    if (document.activeElement === document.body) document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname, search]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
