import { Menu } from "lucide-react";
import { Link, useLocation } from "react-router";

/** Links in the header of every page; docs/site-map.md says what stands where. */
export const MAIN_LINKS = [
  ["/search", "Search"],
  ["/all-locations", "All Locations"],
  ["/map", "Map"],
  ["/lists", "Lists"],
  ["/most-haunted", "Most Haunted"],
  ["/trip", "Plan a Trip"],
] as const;

const MENU_LINKS = [
  ...MAIN_LINKS,
  ["/saved", "Saved"],
  ["/activity-types", "Activity Types"],
  ["/submit", "Report Activity"],
  ["/about", "About our data"],
] as const;

/** The menu on narrow screens: a native disclosure, so that it works without JavaScript. */
export function SiteMenu() {
  return (
    <details
      // The key closes the menu after each navigation; hydration leaves an open menu open.
      key={useLocation().key}
      className="relative lg:hidden"
      onKeyDown={({ key, currentTarget: menu }) => {
        if (key !== "Escape") return;
        menu.open = false;
        menu.querySelector("summary")?.focus();
      }}
    >
      <summary className="menu-summary grid size-11 place-items-center rounded-sm text-ash hover:text-bone">
        <Menu aria-hidden="true" className="size-6" />
        <span className="sr-only">Menu</span>
      </summary>
      <nav
        aria-label="Menu"
        className="absolute top-full right-0 mt-2 max-h-[70svh] w-64 overflow-auto border border-line bg-dusk p-2 shadow-2xl shadow-night"
      >
        {MENU_LINKS.map(([to, label]) => (
          <Link key={to} to={to} className="block rounded-sm px-4 py-3 text-bone hover:bg-slate">
            {label}
          </Link>
        ))}
      </nav>
    </details>
  );
}
