/** What a reviewer should double-check in a visitor's report. */
import { memoize } from "../memoize.ts";
import type { Flag } from "../submissions/submission.ts";
import { hasBadWords } from "./bad-words.ts";

interface FlaggedReport {
  readonly id: string;
  readonly where?: string | undefined;
  readonly account?: string | undefined;
  readonly name?: string | undefined;
  readonly submittedAt: string;
}

/** Another report of the same place, in any status. */
interface OtherReport {
  readonly id: string;
  readonly account?: string | undefined;
  readonly submittedAt: string;
}

const LINK = /https?:\/\/|www\.|\b[a-z0-9-]{2,40}\.(com|net|org|info|biz|ru|cn|io|co|xyz|top|site|online|shop)\b/i;
const CONTACT = /[\w.+-]@[a-z0-9-]{1,60}\.[a-z]{2}|\b\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}\b/i;
/** "4412 Elm Street": perhaps somebody's home. */
const STREET =
  /\b\d{1,5} (?:(?:[\p{Lu}\d][\p{L}.'-]* ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Court|Ct|Boulevard|Blvd)|\p{Ll}+ (?:street|avenue|lane|drive|boulevard))\b/u;

/** The share of capitals means something from this many letters on. */
const MIN_LETTERS = 20;
const MAX_CAPITALS = 0.6;
const MIN_IN_A_ROW = 16;
/** This many consecutive words, repeated verbatim, in half of the account. */
const PHRASE_LENGTH = 4;
/** Of an account: its beginning shows whether it was copied. */
const MAX_PHRASES = 120;
const MAX_SHARED = 0.5;
const MANY_AT_ONCE = 5;
const HOUR_MS = 3_600_000;

export function reportFlags(report: FlaggedReport, others: readonly OtherReport[]): Flag[] {
  const text = [report.account, report.where, report.name].filter(Boolean).join("\n");
  const rest = others.filter(({ id }) => id !== report.id);
  const flags: Flag[] = [];
  if (LINK.test(text) || CONTACT.test(text) || STREET.test(text)) flags.push("has-links");
  if (isShouted(text)) flags.push("capitals");
  if (hasBadWords(text)) flags.push("bad-words");
  if (rest.some((other) => isShared(phrasesOfReport(report), phrasesOfReport(other)))) flags.push("shared-words");
  if (withinAnHour(report, rest) >= MANY_AT_ONCE) flags.push("many-at-once");
  return flags;
}

/** All capitals, or one sentence in the middle. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isMostly = letters >= MIN_LETTERS && capitalsIn(text) / letters > MAX_CAPITALS;
  return isMostly || text.split(/\p{Ll}/u).some((stretch) => capitalsIn(stretch) >= MIN_IN_A_ROW);
}

const capitalsIn = (text: string): number => text.match(/\p{Lu}/gu)?.length ?? 0;

/** Whether half of a text's phrases, or all of a short one, occur in the other. */
export const sharesWords = (one: string | undefined, other: string | undefined): boolean =>
  isShared(phrasesOf(one), phrasesOf(other));

function isShared(phrases: ReadonlySet<string>, theirs: ReadonlySet<string>): boolean {
  if (phrases.size === 0 || theirs.size === 0) return false;
  const enough = MAX_SHARED * Math.min(phrases.size, theirs.size);
  let left = phrases.size;
  let shared = 0;
  for (const phrase of phrases) {
    if (theirs.has(phrase)) shared += 1;
    left -= 1;
    if (shared >= enough || shared + left < enough) break;
  }
  return shared >= enough;
}

/** Computed once per report, however many others it is compared with. */
const phrasesOfReport = memoize(({ account }: OtherReport) => phrasesOf(account));

function phrasesOf(text = ""): ReadonlySet<string> {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_PHRASES);
  return new Set(
    words.slice(0, -PHRASE_LENGTH + 1).map((_, from) => words.slice(from, from + PHRASE_LENGTH).join(" ")),
  );
}

/** How many reports of the place arrived within an hour before or after this one, including itself. */
function withinAnHour({ submittedAt }: FlaggedReport, others: readonly OtherReport[]): number {
  const at = Date.parse(submittedAt);
  return 1 + others.filter((other) => Math.abs(Date.parse(other.submittedAt) - at) <= HOUR_MS).length;
}
