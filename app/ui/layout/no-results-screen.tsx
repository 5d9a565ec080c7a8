import { EmptyScreen, type EmptyScreenLink } from "./empty-screen.tsx";

export const NO_RESULTS = "No Results";
export const noResultsSentence = (place: string): string => `We couldn't find any haunted attractions in ${place}.`;

interface NoResultsScreenProps {
  readonly sentence: string;
  readonly action: EmptyScreenLink;
  readonly also?: EmptyScreenLink;
}

/** SPEC's empty screen of the state, city and activity pages. */
export function NoResultsScreen({ sentence, action, also }: NoResultsScreenProps) {
  return (
    <EmptyScreen eyebrow={NO_RESULTS} heading="No Haunted Locations Found" action={action} also={also}>
      {sentence}
    </EmptyScreen>
  );
}
