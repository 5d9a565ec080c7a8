/** What a reviewer should look at twice. */
import type { GazetteerZip } from "./gazetteer.ts";
import type { LikelyDuplicate } from "./likely-duplicates.ts";
import type { LikelyTwin } from "./likely-twins.ts";
import { REFUSED_TYPES, type SubmissionFields } from "./submission.ts";

export const FLAGS = {
  "refused-type": "Type that the guidelines refuse",
  duplicate: "Likely duplicate",
  twin: "Like another in the queue",
  "zip-elsewhere": "ZIP code of another state",
  links: "Many links",
  "repeated-sender": "Repeated sender",
} as const;
export type Flag = keyof typeof FLAGS;

const MANY_LINKS = 3;
/** From this many submissions of one sender within the time that senders are remembered. */
const REPEATED = 3;
const SURE_LIKENESS = 0.7;
/** Half alike and next door is as good as alike. */
const NEAR_LIKENESS = 0.45;
const NEAR_MILES = 2;

export function flagsOf(
  submission: Pick<SubmissionFields, "attractionType" | "description" | "state">,
  seen: {
    duplicates: readonly LikelyDuplicate[];
    twins: readonly LikelyTwin[];
    fromSender: number;
    /** What the gazetteer knows of its ZIP code. */
    zip: GazetteerZip | undefined;
  },
): Flag[] {
  const links = submission.description.match(/https?:\/\/|www\.|\[url/gi)?.length ?? 0;
  const flags: [Flag, boolean][] = [
    ["refused-type", REFUSED_TYPES.includes(submission.attractionType)],
    ["duplicate", seen.duplicates.some(isSure)],
    ["twin", seen.twins.length > 0],
    ["zip-elsewhere", seen.zip !== undefined && seen.zip.city.state.name !== submission.state],
    ["links", links >= MANY_LINKS],
    ["repeated-sender", seen.fromSender >= REPEATED],
  ];
  return flags.filter(([, isSet]) => isSet).map(([flag]) => flag);
}

function isSure({ likeness, miles }: LikelyDuplicate): boolean {
  return likeness >= SURE_LIKENESS || (likeness >= NEAR_LIKENESS && miles !== undefined && miles <= NEAR_MILES);
}
