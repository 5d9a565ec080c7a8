import { Link } from "react-router";
import { correctionName } from "../../domain/review/correction-names.ts";
import { shorten } from "../text/format.ts";

export interface OtherRequest {
  readonly id: string;
  readonly kind: string;
  readonly message: string;
}

const MESSAGE_LENGTH = 90;

/** Other open requests for the same listing: one edit may settle them all. */
export function OtherRequests({ others }: { others: readonly OtherRequest[] }) {
  if (others.length === 0) return null;
  return (
    <div className="mt-4 text-[0.9375rem]">
      <p className="text-ash">Others wait about the same listing:</p>
      <ul className="mt-1 list-disc pl-5">
        {others.map(({ id, kind, message }) => (
          <li key={id} className="wrap-anywhere">
            <Link to={`/review/correction/${id}`} className="text-link">
              {correctionName(kind)}
            </Link>
            : {shorten(message, MESSAGE_LENGTH)}
          </li>
        ))}
      </ul>
    </div>
  );
}
