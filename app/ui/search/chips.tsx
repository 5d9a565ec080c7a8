import { X } from "lucide-react";
import { Link } from "react-router";

interface ChipsProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly chips: readonly { readonly label: string; readonly href: string }[];
  /** What a press does, for screen readers. */
  readonly dropped: string;
}

/** Links that each drop what they name. */
export function Chips({ label, chips, dropped }: ChipsProps) {
  return (
    <ul aria-label={label} className="mt-3 flex flex-wrap gap-2" data-print="hide">
      {chips.map((chip) => (
        <li key={chip.href}>
          <Link
            to={chip.href}
            preventScrollReset
            className="inline-flex min-h-9 items-center gap-2 border border-moon/60 px-3 py-1 wrap-anywhere no-underline hover:border-pumpkin hover:text-pumpkin"
          >
            {chip.label}
            <X aria-hidden="true" className="size-4 shrink-0" />
            <span className="sr-only">({dropped})</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
