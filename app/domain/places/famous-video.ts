/** A video of a famous house. Separate from famous-houses.ts to keep that out of the browser bundle. */
export interface FamousVideo {
  readonly provider: "youtube-nocookie";
  readonly id: string;
  readonly title: string;
}

/** The host that sets no cookies before playback. */
export function videoUrl({ id }: FamousVideo): string {
  return `https://www.youtube-nocookie.com/embed/${id}`;
}

/** Link for visitors without JavaScript. */
export function videoPage({ id }: FamousVideo): string {
  return `https://www.youtube.com/watch?v=${id}`;
}
