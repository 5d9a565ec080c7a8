import type { ReactNode } from "react";
import { LinkButton } from "./link-button.tsx";

interface EmptyScreenProps {
  readonly eyebrow?: string;
  readonly heading: string;
  readonly children: ReactNode;
  readonly action: { readonly to: string; readonly text: string };
}

/** Where there is nothing to show: what was looked for, and one way on. */
export function EmptyScreen({ eyebrow, heading, children, action }: EmptyScreenProps) {
  return (
    <div className="wrap py-20 sm:py-28">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1 className="mt-3 text-4xl sm:text-5xl">{heading}</h1>
      <p className="mt-5 mb-9 max-w-prose text-lg text-ash">{children}</p>
      <LinkButton to={action.to}>{action.text}</LinkButton>
    </div>
  );
}
