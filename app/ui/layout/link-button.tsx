import type { ReactNode } from "react";
import { Link } from "react-router";

const SHAPE =
  "inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-sm border px-5 py-2 text-center font-semibold transition-colors disabled:cursor-progress disabled:opacity-70";

export const BUTTON = {
  primary: `${SHAPE} border-transparent bg-pumpkin text-soot hover:bg-ember`,
  outline: `${SHAPE} border-line text-bone hover:border-pumpkin hover:text-pumpkin`,
} as const;

interface LinkButtonProps {
  readonly to: string;
  readonly kind?: keyof typeof BUTTON;
  readonly children: ReactNode;
}

export function LinkButton({ to, kind = "primary", children }: LinkButtonProps) {
  return (
    <Link to={to} prefetch="intent" className={BUTTON[kind]}>
      {children}
    </Link>
  );
}
