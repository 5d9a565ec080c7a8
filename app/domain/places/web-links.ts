/** Stored links can be anything; only these are rendered as links. */
export function webLink(text: string | undefined): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === "http:" || url.protocol === "https:" ? url.href : undefined;
}

/** SPEC: a list of URLs separated by commas or semicolons, each shown as its host name. */
export function sourceLinks(text: string | undefined): readonly { href: string; host: string }[] {
  return (text ?? "")
    .split(/[,;]\s*(?=https?:)|[;,]\s+/)
    .map((part) => webLink(part.trim().replace(/(?<![;,])[;,]+$/, "")))
    .filter((href) => href !== undefined)
    .map((href) => ({ href, host: hostOf(href) }));
}

export function hostOf(href: string): string {
  return new URL(href).hostname.replace(/^www\./, "");
}

export function isReddit(href: string): boolean {
  return /(^|\.)(reddit\.com|redd\.it)$/.test(new URL(href).hostname);
}
