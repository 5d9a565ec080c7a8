/** The rating that pages, sort orders and the API show: the editors' score, moved by visitors' stars. */
import type { Place } from "./place.ts";

/** The number of visitors that the editors' score counts for. */
export const SCORE_WEIGHT = 10;
/** Stands in for a missing score once a place has its first stars. */
export const ASSUMED_SCORE = 3;

interface RatingParts {
  readonly score?: number | undefined;
  readonly documentedReports: number;
  readonly visitorReports: number;
  /** The sum, not the mean. */
  readonly visitorStars: number;
}

/** The only place where either number is computed. */
export function ratingOf(parts: RatingParts): { readonly rating: number; readonly reviewCount: number } {
  const { score, documentedReports, visitorReports, visitorStars } = parts;
  const isUnrated = score === undefined && visitorReports === 0;
  const mean = ((score ?? ASSUMED_SCORE) * SCORE_WEIGHT + visitorStars) / (SCORE_WEIGHT + visitorReports);
  return { rating: isUnrated ? 0 : withoutNoise(mean), reviewCount: documentedReports + visitorReports };
}

/** Four decimals, so that a score alone comes out as it went in. */
const withoutNoise = (rating: number): number => Math.round(rating * 10_000) / 10_000;

type Scored = Partial<Pick<Place, "score" | "documentedReports" | "rating" | "reviewCount">>;

/**
 * For records from before the two were separate, or from elsewhere: the rating was the score, and the count was the
 * number of documented reports.
 */
export function withScore<Record extends Scored>(record: Record): Record & { documentedReports: number } {
  if (record.documentedReports !== undefined) return { ...record, documentedReports: record.documentedReports };
  const score = record.score ?? (record.rating || undefined);
  return { ...record, ...(score === undefined ? {} : { score }), documentedReports: record.reviewCount ?? 0 };
}
