/** What a visitor and a search engine get from a page's HTML, in plain values. */
export interface PageRead {
  readonly status: number;
  readonly html: string;
  readonly title: string;
  /** The words of the main part, as they are read. */
  readonly text: string;
  readonly h1: readonly string[];
  readonly h2: readonly string[];
  readonly h3: readonly string[];
  /** Addresses that the main part links to. */
  readonly links: readonly string[];
  readonly breadcrumbs: readonly string[];
  /** The options of a select in the main part: value, text, and whether it is chosen or disabled. */
  options(name: string): readonly PageOption[];
  meta(name: string): string | undefined;
  link(rel: string): string | undefined;
  /** Structured data of a type. */
  data(type: string): Record<string, unknown> | undefined;
}

interface PageOption {
  readonly value: string;
  readonly text: string;
  readonly chosen: boolean;
  readonly disabled: boolean;
}

export async function readPage(response: Response): Promise<PageRead> {
  const html = await response.text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const headings = (level: number) => all(main, new RegExp(`<h${level}[^>]*>([\\s\\S]*?)</h${level}>`, "g")).map(words);
  const nav = /<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(main)?.[0] ?? "";
  const data = all(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map(
    (json) => JSON.parse(json) as Record<string, unknown>,
  );
  const attribute = (pattern: string) => {
    const found = new RegExp(pattern).exec(html)?.[1];
    return found === undefined ? undefined : decode(found);
  };
  return {
    status: response.status,
    html,
    title: words(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? ""),
    text: words(main),
    h1: headings(1),
    h2: headings(2),
    h3: headings(3),
    links: all(main, /<a [^>]*?href="([^"]*)"/g).map(decode),
    breadcrumbs: all(nav, /<li[^>]*>([\s\S]*?)<\/li>/g).map(words),
    options(name) {
      const select = new RegExp(`<select[^>]*name="${name}"[^>]*>([\\s\\S]*?)</select>`).exec(main)?.[1] ?? "";
      return [...select.matchAll(/<option([^>]*)>([\s\S]*?)<\/option>/g)].map(([, attributes, text]) => ({
        value: decode(/value="([^"]*)"/.exec(attributes!)?.[1] ?? words(text!)),
        text: words(text!),
        chosen: /\sselected/.test(attributes!),
        disabled: /\sdisabled/.test(attributes!),
      }));
    },
    meta: (name) => attribute(`<meta (?:name|property)="${name}" content="([^"]*)"`),
    link: (rel) => attribute(`<link rel="${rel}" href="([^"]*)"`),
    data: (type) => data.find((entry) => entry["@type"] === type),
  };
}

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1]!);

function words(html: string): string {
  return decode(html.replace(/<!--[\s\S]*?-->/g, "").replace(/<[^>]+>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

function decode(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
