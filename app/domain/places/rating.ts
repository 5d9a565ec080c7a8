/** The rating that pages, sorts and the API show: the editors' score, moved by the stars of visitors. */
import type { Place } from "./place.ts";

/** How many visitors the editors' score counts for. */
export const SCORE_WEIGHT = 10;
/** Stands for the score of a place that has none, from its first stars on. */
export const ASSUMED_SCORE = 3;

interface RatingParts {
  readonly score?: number | undefined;
  readonly documentedReports: number;
  readonly visitorReports: number;
  /** The sum, not the mean. */
  readonly visitorStars: number;
}

/** The only place where either number is made. */
export function ratingOf(parts: RatingParts): { readonly rating: number; readonly reviewCount: number } {
  const { score, documentedReports, visitorReports, visitorStars } = parts;
  const isUnrated = score === undefined && visitorReports === 0;
  const mean = ((score ?? ASSUMED_SCORE) * SCORE_WEIGHT + visitorStars) / (SCORE_WEIGHT + visitorReports);
  return { rating: isUnrated ? 0 : withoutNoise(mean), reviewCount: documentedReports + visitorReports };
}

/** Four decimals: a score alone comes out as it went in. */
const withoutNoise = (rating: number): number => Math.round(rating * 10_000) / 10_000;

type Scored = Partial<Pick<Place, "score" | "documentedReports" | "rating" | "reviewCount">>;

/** A record from before the two were apart, or from elsewhere: its rating was the score, its count the documented reports. */
export function withScore<Record extends Scored>(record: Record): Record & { documentedReports: number } {
  if (record.documentedReports !== undefined) return { ...record, documentedReports: record.documentedReports };
  const score = record.score ?? (record.rating || undefined);
  return { ...record, ...(score === undefined ? {} : { score }), documentedReports: record.reviewCount ?? 0 };
}
