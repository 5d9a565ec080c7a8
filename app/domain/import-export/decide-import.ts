/** What becomes of a row that reads well, given the place of the directory that it is about. */
import type { Origin } from "../places/place.ts";

export interface HeldPlace {
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

/** An import only ever changes what an import brought: never a curated record, a reviewer's work or a hidden place. */
export function decideImport(digest: string, held: HeldPlace | undefined): ImportDecision {
  if (!held) return { kind: "add" };
  const listed = `It is already listed as ${held.id}`;
  if (held.isHidden) return { kind: "kept", reason: `${listed}, which was taken out of the directory.` };
  if (held.isEdited) return { kind: "kept", reason: `${listed}, which a reviewer edited.` };
  if (held.origin === "curated") return { kind: "kept", reason: `${listed}, a curated record.` };
  if (held.origin === "submission") return { kind: "kept", reason: `${listed}, which came in as a submission.` };
  return { kind: held.sourceDigest === digest ? "unchanged" : "update" };
}
