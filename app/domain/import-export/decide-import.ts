/** Decides what an import does with a valid row, given the listed place that it is about. */
import type { Origin } from "../places/place.ts";

export interface ListedPlace {
  readonly id: string;
  readonly origin: Origin;
  readonly isEdited: boolean;
  readonly isHidden: boolean;
  /** Digest of what an import or a release last wrote. */
  readonly sourceDigest: string | null;
}

export type ImportDecision =
  | { readonly kind: "add" | "update" | "unchanged" }
  | { readonly kind: "kept"; readonly reason: string };

/** An import only ever changes what an import created: never a curated record, a reviewer's work or a hidden place. */
export function decideImport(digest: string, listed: ListedPlace | undefined): ImportDecision {
  if (!listed) return { kind: "add" };
  const where = `It is already listed as ${listed.id}`;
  if (listed.isHidden) return { kind: "kept", reason: `${where}, which was taken out of the directory.` };
  if (listed.isEdited) return { kind: "kept", reason: `${where}, which a reviewer edited.` };
  if (listed.origin === "curated") return { kind: "kept", reason: `${where}, a curated record.` };
  if (listed.origin === "submission") return { kind: "kept", reason: `${where}, which came in as a submission.` };
  return { kind: listed.sourceDigest === digest ? "unchanged" : "update" };
}
