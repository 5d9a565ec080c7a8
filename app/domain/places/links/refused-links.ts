/**
 * What no place links to (data/refused-links.json): copied books and pages, pages that a machine wrote, and addresses
 * that carry more than the page's own.
 */
import refused from "../../../../data/refused-links.json" with { type: "json" };

const HOSTS: ReadonlySet<string> = new Set([...refused.copiedBooks, ...refused.copiedPages, ...refused.machineWritten]);
const PARAMETERS: ReadonlySet<string> = new Set(refused.parameters);
/** The copy of a page that was meant for telephones. */
const AMP_PATH = /(?:\/amp\/?|\.amp)$/;

/** One of the refused hosts, or a subdomain of one. */
export function isRefusedHost(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const labels = new URL(link).hostname.split(".");
  return labels.some((_, first) => HOSTS.has(labels.slice(first).join(".")));
}

/** The page's own address: no trace of who sent the link, no comment, no AMP. Any other link stays as it is written. */
export function plainAddress(link: string): string {
  if (!URL.canParse(link)) return link;
  const url = new URL(link);
  const extra = [...url.searchParams.keys()].filter((name) => PARAMETERS.has(name));
  if (extra.length === 0 && !AMP_PATH.test(url.pathname)) return link;
  for (const name of extra) url.searchParams.delete(name);
  url.pathname = url.pathname.replace(AMP_PATH, "");
  return url.href;
}
