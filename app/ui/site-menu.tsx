import { Menu } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Link } from "./link.tsx";
import { MAIN_LINKS } from "./main-links.ts";

const MENU_LINKS = [["/", "Home"], ...MAIN_LINKS, ["/submit", "Report Activity"], ["/about", "About"]] as const;

/** The links for narrow screens: a native disclosure, so that it opens without JavaScript. */
export function SiteMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation, which changes the key, closes the menu
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [key]);
  return (
    <details
      ref={details}
      className="group relative lg:hidden"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !details.current) return;
        details.current.open = false;
        details.current.querySelector("summary")?.focus();
      }}
    >
      <summary className="grid size-11 list-none place-items-center rounded-sm text-ash hover:text-bone [&::-webkit-details-marker]:hidden">
        <Menu aria-hidden="true" className="size-6" />
        <span className="sr-only">Menu</span>
      </summary>
      <nav
        aria-label="Menu"
        className="absolute top-full right-0 mt-2 max-h-[70svh] w-64 overflow-auto border border-line bg-dusk p-2 shadow-2xl shadow-night"
      >
        {MENU_LINKS.map(([to, label]) => (
          <Link key={to} to={to} className="block rounded-sm px-4 py-3 text-bone no-underline hover:bg-slate">
            {label}
          </Link>
        ))}
      </nav>
    </details>
  );
}
