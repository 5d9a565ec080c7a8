import readingUrl from "../../styles/fonts/hauntway-serif-400.woff2?url";

/** For pages that open with reading text: its face is there at the first paint, so that no line breaks anew. */
export const readingFontLinks = () => [
  { rel: "preload", href: readingUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const,
];
