import { Link } from "react-router";
import { correctionName } from "../../domain/review/correction-names.ts";
import { formatMoment } from "../text/format-moment.ts";
import type { OtherRequest } from "./other-requests.tsx";

interface RequestsToAnswerProps {
  readonly requests: readonly (OtherRequest & { readonly submittedAt: string })[];
  /** The request the reviewer came from; it is listed first. */
  readonly at: string | undefined;
}

/** Open correction requests, shown on the edit page so that reviewers needn't switch between pages. */
export function RequestsToAnswer({ requests, at }: RequestsToAnswerProps) {
  if (requests.length === 0) return null;
  const sorted = requests.toSorted((a, b) => Number(b.id === at) - Number(a.id === at));
  return (
    <section aria-labelledby="requests" className="mb-6 border border-moon/60 bg-dusk p-5">
      <h2 id="requests" className="text-xl">
        What visitors ask for
      </h2>
      <ul className="mt-2 space-y-3">
        {sorted.map(({ id, kind, message, submittedAt }) => (
          <li key={id}>
            <p className="max-w-prose font-text whitespace-pre-line wrap-anywhere">{message}</p>
            <p className="text-sm text-ash">
              {correctionName(kind)}, {formatMoment(submittedAt)},{" "}
              <Link to={`/review/correction/${id}`} className="text-link">
                the request
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
