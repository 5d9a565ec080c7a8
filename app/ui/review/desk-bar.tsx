import { NavLink } from "react-router";
import { formatCount } from "../text/format.ts";
import { DeskForm } from "./desk-form.tsx";

interface DeskBarProps {
  readonly username: string;
  readonly counts: { readonly pending: number; readonly overdue: number };
}

const LINK =
  "flex min-h-11 items-center gap-2 border-b-2 border-transparent px-1 text-ash hover:text-bone aria-[current=page]:border-pumpkin aria-[current=page]:text-bone";

export function DeskBar({ username, counts }: DeskBarProps) {
  return (
    <nav aria-label="Review desk" className="border-b border-line bg-dusk">
      <div className="wrap flex flex-wrap items-center gap-x-3 text-[0.9375rem] sm:gap-x-6">
        <NavLink to="/review" end className={LINK}>
          Queue
          <span className="rounded-full bg-line px-2 text-sm text-bone tabular-nums">
            {formatCount(counts.pending)}
            <span className="sr-only"> waiting</span>
          </span>
          {counts.overdue > 0 && (
            <span className="rounded-full bg-badge-extreme px-2 text-sm text-bone tabular-nums">
              {formatCount(counts.overdue)}
              <span className="max-sm:sr-only"> overdue</span>
            </span>
          )}
        </NavLink>
        <NavLink to="/review/places" className={LINK}>
          Listings
        </NavLink>
        {/* Grouped, so that both wrap to the next line together. */}
        <div className="ml-auto flex items-center gap-x-3 sm:gap-x-6">
          <NavLink to="/review/account" className={LINK}>
            <span className="max-w-20 truncate sm:max-w-64">{username}</span>
            <span className="sr-only">: your account</span>
          </NavLink>
          <DeskForm action="/review/sign-out">
            <button
              type="submit"
              className="min-h-11 cursor-pointer px-1 whitespace-nowrap text-ash hover:text-bone hover:underline"
            >
              Sign out
            </button>
          </DeskForm>
        </div>
      </div>
    </nav>
  );
}
