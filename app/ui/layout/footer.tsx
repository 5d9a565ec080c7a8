import { memo } from "react";
import { Link } from "react-router";
import { SITE } from "../../site.ts";
import { formatCount } from "../text/format.ts";
import { Logo } from "./logo.tsx";

const EXPLORE = [
  ["/all-locations", "All Locations"],
  ["/map", "Map"],
  ["/lists", "Lists"],
  ["/most-haunted", "Most Haunted"],
  ["/activity-types", "Activity Types"],
] as const;

const PLAN = [
  ["/trip", "Plan a Trip"],
  ["/haunted-roadtrip", "Road Trip Guide"],
  ["/saved", "Saved"],
  ["/submit", "Report Activity"],
] as const;

const STATES = [
  ["/state/california", "California"],
  ["/state/texas", "Texas"],
  ["/state/new-york", "New York"],
  ["/state/florida", "Florida"],
  ["/#states", "All states"],
] as const;

const ABOUT = [
  ["/about", "About our data"],
  ["/corrections", "Correct or remove a listing"],
  ["/privacy", "Privacy"],
  ["/api", "Open data and API"],
  ["/feed.xml", "Feed of new places"],
] as const;

export const Footer = memo(function Footer({ totalLocations }: { totalLocations: number | undefined }) {
  return (
    <footer data-print="hide" className="mt-14 border-t sm:mt-24 border-line bg-dusk">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-5 py-8 sm:grid-cols-4 sm:gap-y-10 sm:py-14 lg:grid-cols-[2fr_1fr_1fr_1fr_1.5fr]">
        <div className="col-span-full max-w-xs lg:col-span-1">
          <p className="flex items-center gap-2.5">
            <Logo className="size-9" />
            <span className="font-display text-xl font-semibold">{SITE.name}</span>
          </p>
          <p className="mt-3 text-ash sm:mt-4">
            {SITE.tagline}. History first, lore told as lore, sources named where we have them.
          </p>
          {totalLocations !== undefined && (
            <p className="mt-2 text-bone sm:mt-4">
              <strong className="font-display text-2xl font-semibold text-pumpkin">
                {formatCount(totalLocations)}
              </strong>{" "}
              documented {totalLocations === 1 ? "location" : "locations"}
            </p>
          )}
        </div>
        <LinkColumn heading="Explore" links={EXPLORE} />
        <LinkColumn heading="Plan and Share" links={PLAN} />
        <LinkColumn heading="States" links={STATES} />
        <LinkColumn heading={SITE.name} links={ABOUT} />
      </div>
    </footer>
  );
});

function LinkColumn({ heading, links }: { heading: string; links: readonly (readonly [string, string])[] }) {
  return (
    <nav aria-label={heading}>
      <h2 className="font-sans text-sm font-semibold tracking-normal text-ash">{heading}</h2>
      <ul className="mt-1 sm:mt-2">
        {links.map(([to, label]) => (
          <li key={to}>
            <Link to={to} className="inline-block py-1 hover:text-pumpkin hover:underline sm:py-1.5">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
