import { Menu } from "lucide-react";
import { useRef } from "react";
import { useLocation } from "react-router";
import { Link } from "./link.tsx";
import { MAIN_LINKS } from "./main-links.ts";

const MENU_LINKS = [["/", "Home"], ...MAIN_LINKS, ["/submit", "Report Activity"], ["/about", "About"]] as const;

/** The links for narrow screens: a native disclosure, so that it opens without JavaScript. */
export function SiteMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  return (
    <details
      // Another page has another menu, which is closed. The start of the scripts, at the tap that opens it, leaves it be.
      key={useLocation().key}
      ref={details}
      className="group relative lg:hidden"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !details.current) return;
        details.current.open = false;
        details.current.querySelector("summary")?.focus();
      }}
    >
      {/* While it is open, the summary reaches over the whole screen: a tap beside the menu closes it. */}
      <summary className="group-open:before:absolute group-open:before:top-0 group-open:before:-right-[100vw] group-open:before:h-dvh group-open:before:w-[200vw] grid size-11 list-none place-items-center rounded-sm text-ash hover:text-bone [&::-webkit-details-marker]:hidden">
        <Menu aria-hidden="true" className="size-6" />
        <span className="sr-only">Menu</span>
      </summary>
      <nav
        aria-label="Menu"
        className="absolute top-full right-0 mt-2 w-64 border border-line bg-dusk p-2 shadow-2xl shadow-night"
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
