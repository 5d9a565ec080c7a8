/** Warnings for the reviewer of a submission. */
import { inferPlaceType } from "../import-export/infer-place-type.ts";
import { looksLikePrivateHome } from "../places/private-home.ts";
import type { LikelyDuplicate } from "./likely-duplicates.ts";
import type { PendingDuplicate } from "./pending-duplicates.ts";
import type { Flag } from "./submission.ts";
import { REFUSED_TYPES, type SubmissionFields } from "./submission.ts";
import { isFarApart, type Whereabouts } from "./submission-whereabouts.ts";

const MANY_LINKS = 3;
/** Submissions of one sender, as long as senders are remembered. */
const REPEATED = 3;
const SURE_LIKENESS = 0.7;
/** A similar name next door counts as a duplicate. */
const NEAR_LIKENESS = 0.45;
const NEXT_DOOR_MILES = 2;

export function flagsOf(
  submission: Pick<SubmissionFields, "attractionName" | "attractionType" | "description" | "state">,
  seen: {
    duplicates: readonly LikelyDuplicate[];
    pendingDuplicates: readonly PendingDuplicate[];
    fromSender: number;
    where: Whereabouts;
  },
): Flag[] {
  const links = submission.description.match(/https?:\/\/|www\.|\[url/gi)?.length ?? 0;
  const { attractionName: name, description } = submission;
  const { zip, town } = seen.where;
  const isElsewhere = zip !== undefined && zip.city.state.name !== submission.state;
  const flags: [Flag, boolean][] = [
    ["refused-type", REFUSED_TYPES.includes(submission.attractionType)],
    ["duplicate", seen.duplicates.some(isSure)],
    ["pending-duplicate", seen.pendingDuplicates.length > 0],
    ["private-home", looksLikePrivateHome(name, description, inferPlaceType(name, description))],
    ["city-unknown", town === undefined],
    ["zip-elsewhere", isElsewhere],
    ["zip-far", !isElsewhere && isFarApart(seen.where)],
    ["zip-unknown", zip === undefined],
    ["links", links >= MANY_LINKS],
    ["repeated-sender", seen.fromSender >= REPEATED],
  ];
  return flags.filter(([, isSet]) => isSet).map(([flag]) => flag);
}

function isSure({ likeness, miles, sameAddress }: LikelyDuplicate): boolean {
  return (
    sameAddress ||
    likeness >= SURE_LIKENESS ||
    (likeness >= NEAR_LIKENESS && miles !== undefined && miles <= NEXT_DOOR_MILES)
  );
}
