import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CloseMatches } from "./did-you-mean.tsx";
import { DidYouMean } from "./did-you-mean.tsx";
import { LinkButton } from "./link-button.tsx";

interface EmptyScreenProps {
  readonly eyebrow?: string;
  readonly heading: string;
  readonly children: ReactNode;
  readonly action: EmptyScreenLink;
  /** Shown below. */
  readonly more?: ReactNode;
  /** A secondary link. */
  readonly also?: EmptyScreenLink | undefined;
}

interface EmptyScreenLink {
  readonly to: string;
  readonly text: string;
}

/** Empty state: what was looked for, and a link onward. */
export function EmptyScreen({ eyebrow, heading, children, action, also, more }: EmptyScreenProps) {
  return (
    <div className="wrap py-20 sm:py-28">
      {eyebrow && <p className="eyebrow mb-4">{eyebrow}</p>}
      <h1 className="text-4xl sm:text-6xl">{heading}</h1>
      <p className="mt-5 max-w-[38rem] text-lg text-ash sm:text-xl">{children}</p>
      <p className="mt-10 flex flex-wrap items-center gap-6">
        <LinkButton to={action.to}>{action.text}</LinkButton>
        {also && (
          <Link to={also.to} prefetch="intent" className="py-2 text-pumpkin hover:text-ember">
            {also.text}
          </Link>
        )}
      </p>
      {more}
    </div>
  );
}

export const NO_RESULTS = "No Results";
export const noResultsSentence = (place: string): string => `We couldn't find any haunted attractions in ${place}.`;

interface NoResultsScreenProps {
  readonly sentence: string;
  readonly action: EmptyScreenLink;
  readonly also?: EmptyScreenLink;
  readonly guesses: CloseMatches | undefined;
}

/** SPEC's empty state of the state, city and activity pages. */
export function NoResultsScreen({ sentence, action, also, guesses }: NoResultsScreenProps) {
  const more = guesses && <DidYouMean {...guesses} />;
  return (
    <EmptyScreen eyebrow={NO_RESULTS} heading="No Haunted Locations Found" action={action} also={also} more={more}>
      {sentence}
    </EmptyScreen>
  );
}
