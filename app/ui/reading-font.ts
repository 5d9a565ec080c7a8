import readingUrl from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";

/** For pages that open with reading text: its face is there at the first paint, so that no line breaks anew. */
export const readingFontLinks = () => [
  { rel: "preload", href: readingUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const,
];
