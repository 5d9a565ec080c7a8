/** A film of a famous house. It stands apart from the houses, so that the browser does not load them all. */
export interface FamousVideo {
  readonly provider: "youtube-nocookie";
  readonly id: string;
  readonly title: string;
}

/** The host that sets no cookies before somebody presses play. */
export function videoUrl({ id }: FamousVideo): string {
  return `https://www.youtube-nocookie.com/embed/${id}`;
}

/** For whoever has no scripts. */
export function videoPage({ id }: FamousVideo): string {
  return `https://www.youtube.com/watch?v=${id}`;
}
