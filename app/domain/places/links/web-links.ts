/** Stored links can be anything; only these are rendered as links. */
export function webLink(text: string | undefined): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === "http:" || url.protocol === "https:" ? url.href : undefined;
}

interface SourceLink {
  readonly href: string;
  readonly label: string;
}

/** SPEC: a list of URLs separated by commas or semicolons, each shown as its host name; where that repeats, with the last words of the URL. */
export function sourceLinks(text: string | undefined): readonly SourceLink[] {
  const links = (text ?? "")
    .split(/[,;]\s*(?=https?:)|[;,]\s+/)
    .map((part) => webLink(part.trim().replace(/(?<![;,])[;,]+$/, "")))
    .filter((href) => href !== undefined)
    .map((href) => ({ href, host: hostOf(href) }));
  const repeats = (host: string) => links.filter((link) => link.host === host).length > 1;
  return links.map(({ href, host }) => ({
    href,
    label: [host, repeats(host) && lastWords(href)].filter(Boolean).join(": "),
  }));
}

/** ".../news/ghosts-of-the-inn.html" as "ghosts of the inn". */
function lastWords(href: string): string {
  const { pathname, search } = new URL(href);
  const last = pathname.split("/").findLast(Boolean) ?? search.slice(1);
  const words = decodeSafely(last.replace(/\.\w{2,5}$/, ""));
  return words.replace(/[-_+\s]+/g, " ").trim();
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function hostOf(href: string): string {
  return new URL(href).hostname.replace(/^www\./, "");
}

export function isReddit(href: string): boolean {
  return /(^|\.)(reddit\.com|redd\.it)$/.test(new URL(href).hostname);
}
