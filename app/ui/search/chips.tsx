import { X } from "lucide-react";
import type { MouseEvent } from "react";
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
      {chips.map((chip, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the focus stays in its place, on the chip that moves up
        <li key={i}>
          <Link
            to={chip.href}
            preventScrollReset
            onClick={i === chips.length - 1 ? moveFocus : undefined}
            className="inline-flex min-h-9 items-center gap-2 border border-moon/60 px-3 py-1 wrap-anywhere hover:border-pumpkin hover:text-pumpkin"
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

/** The last chip goes: its focus moves to the one before it, or to the search field. A tap would open the phone's keyboard there. */
function moveFocus({ currentTarget: chip }: MouseEvent<HTMLElement>): void {
  if (!chip.matches(":focus-visible")) return;
  const before = chip.closest("li")?.previousElementSibling?.querySelector("a");
  const field = document.querySelector<HTMLElement>("main [role=search] input:not([type=hidden])");
  (before ?? field)?.focus({ preventScroll: true });
}
