import { Ban, CircleCheck, Eye, Ticket } from "lucide-react";
import type { LocationView } from "./location-view.ts";

const ICONS = { open: CircleCheck, tours: Ticket, exterior: Eye, private: Ban, gone: Ban } as const;

/** Whether visitors may go there; shown first. */
export function AccessNotice({ access }: { access: LocationView["access"] }) {
  if (!access) {
    return (
      <p className="mt-4 border-l-4 border-line pl-4 text-[0.9375rem] text-ash">
        We do not know yet whether this place may be visited. Please ask the owner first.
      </p>
    );
  }
  const Icon = ICONS[access.kind];
  const warn = access.kind !== "open" && access.kind !== "tours";
  return (
    <p className={`mt-3 flex gap-2 border-l-4 pl-3 font-semibold ${warn ? "border-alarm" : "border-moon"}`}>
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${warn ? "text-alarm" : "text-moon"}`} />
      {access.sentence}
    </p>
  );
}
