import { Link } from "react-router";
import type { PendingDuplicate, PendingSubmission } from "../../domain/submissions/pending-duplicates.ts";
import { formatMoment } from "../text/format-moment.ts";
import { likenessWords } from "./compare-duplicates.tsx";
import { Facts } from "./desk-parts.tsx";

type PendingView = PendingSubmission &
  Pick<PendingDuplicate, "likeness" | "sameAddress"> & { readonly description: string };

/** Pending submissions for what may be the same place. Once one is approved, the others show up as its duplicates. */
export function ComparePending({ pendingDuplicates }: { pendingDuplicates: readonly PendingView[] }) {
  return pendingDuplicates.map((submission) => (
    <article key={submission.id} className="panel">
      <h3 className="text-lg wrap-anywhere">
        <Link to={`/review/submission/${submission.id}`} className="text-link">
          {submission.attractionName}
        </Link>
      </h3>
      <p className="mt-0.5 text-sm text-moon">Also waiting in the queue: {likenessWords(submission)}</p>
      <div className="mt-3">
        <Facts
          facts={[
            ["Address", submission.streetAddress],
            ["City", `${submission.city}, ${submission.state}`],
            ["Received", formatMoment(submission.submittedAt)],
          ]}
        />
      </div>
      <p className="mt-3 line-clamp-6 font-text wrap-anywhere">{submission.description}</p>
      <p className="mt-3 text-sm text-ash">
        Publish one of them; the others can then be closed as duplicates of its listing.
      </p>
    </article>
  ));
}
