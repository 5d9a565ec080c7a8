import { formatPrice } from "../../domain/places/number-words.ts";
import { PLACE_TYPE_LABELS } from "../../domain/places/place-type-labels.ts";
import { attractionTypeLabel, type SubmissionFields } from "../../domain/submissions/submission.ts";
import { Facts } from "./desk-parts.tsx";

interface SubmissionFactsProps {
  readonly submission: SubmissionFields;
  /** Miles from the center of its town, if both positions are known. */
  readonly milesFromZip: number | undefined;
}

/** The submission as it was sent. */
export function SubmissionFacts({ submission, milesFromZip }: SubmissionFactsProps) {
  return (
    <article className="border border-moon/60 bg-dusk p-5">
      <h3 className="text-lg wrap-anywhere">{submission.attractionName}</h3>
      <p className="mt-0.5 text-sm text-moon">The submission</p>
      <div className="mt-3">
        <Facts
          facts={[
            ["Address", submission.streetAddress],
            ["City", `${submission.city}, ${submission.state} ${submission.zipCode}`],
            ["Zip code", milesWords(milesFromZip)],
            ["Website", submission.website && <Website address={submission.website} />],
            ["Phone", submission.phoneNumber],
            ["Type", attractionTypeLabel(submission.attractionType)],
            ["Kind of place", submission.placeType && PLACE_TYPE_LABELS[submission.placeType]],
            ["Ticket", submission.ticketPrice === undefined ? undefined : formatPrice(submission.ticketPrice)],
            ["Duration", submission.duration && `${submission.duration} minutes`],
          ]}
        />
      </div>
      <p className="mt-3 max-w-prose font-text whitespace-pre-line wrap-anywhere">{submission.description}</p>
    </article>
  );
}

function milesWords(miles: number | undefined): string | undefined {
  if (miles === undefined) return undefined;
  return `${miles < 1 ? "less than a mile" : `${Math.round(miles)} miles`} from the middle of the city`;
}

/** Opens in a new tab without access to the desk's window. */
function Website({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
      {address.replace(/^https?:\/\//, "")}
    </a>
  );
}
