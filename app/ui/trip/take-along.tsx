import { CalendarDays, Copy, Download, Printer, Send } from "lucide-react";
import { BUTTON } from "../layout/link-button.tsx";
import { copyLink, shareLink } from "../layout/share-link.ts";
import { KeepTrip } from "./keep-trip.tsx";
import type { PlanView } from "./plan-view.ts";

interface TakeAlongProps {
  readonly plan: PlanView;
  readonly hasDate: boolean;
}

const ACTION = `${BUTTON.outline} w-full [&>svg]:size-4.5`;

const COPIED = { title: "Link copied", text: "It shows this plan, with these stops." };

/** The plan on paper, on a phone, in a calendar. All of it leads to the plan as it stands, with its stops pinned. */
export function TakeAlong({ plan, hasDate }: TakeAlongProps) {
  const path = `/trip${plan.pinned}`;
  return (
    <section aria-labelledby="take-along" className="border border-line bg-dusk p-5 sm:p-6 print:border-0 print:p-0">
      <h2 id="take-along" data-print="hide" className="text-2xl">
        Take It Along
      </h2>
      <div data-print="hide" className="mt-4 grid grid-cols-2 gap-2.5">
        <button type="button" onClick={() => window.print()} className={`${ACTION} needs-script`}>
          <Printer aria-hidden="true" />
          Print
        </button>
        <button
          type="button"
          onClick={() => void copyLink(window.location.origin + path, COPIED)}
          className={`${ACTION} needs-script`}
        >
          <Copy aria-hidden="true" />
          Copy link
        </button>
        <button
          type="button"
          onClick={() => void shareLink(plan.title, window.location.origin + path, COPIED)}
          className={`${ACTION} needs-script`}
        >
          <Send aria-hidden="true" />
          Share
        </button>
        <a href={`/trip/plan.gpx${plan.pinned}`} download className={ACTION}>
          <Download aria-hidden="true" />
          GPX
        </a>
        <KeepTrip path={path} className={`${ACTION} col-span-2`} />
        {hasDate && (
          <a href={`/trip/plan.ics${plan.pinned}`} download className={`${ACTION} col-span-2`}>
            <CalendarDays aria-hidden="true" />
            Calendar file
          </a>
        )}
      </div>
      <p data-print="hide" className="mt-3 text-sm text-ash">
        {!hasDate && "Choose a first day to get a calendar file. "}
        <a href={path} rel="nofollow" className="text-link">
          The link to this plan
        </a>{" "}
        keeps its stops, so it shows the same plan later.
      </p>
      <div className="trip-code not-on-phones mt-5 flex flex-wrap items-center gap-4">
        <img
          src={`/trip/qr.svg${plan.code}`}
          alt={
            plan.code === plan.pinned
              ? "QR code of the link to this plan"
              : "QR code of a link that plans the same trip"
          }
          width={160}
          height={160}
          decoding="async"
          fetchPriority="low"
          className="size-40 shrink-0 bg-bone"
        />
        <p data-print="hide" className="flex-1 text-sm text-ash">
          {plan.code === plan.pinned
            ? "Scan it to open this plan on a phone."
            : "Scan it to plan the same trip on a phone. This plan itself is too long for a code: share its link instead."}
        </p>
      </div>
    </section>
  );
}
