import { MARKUP_PROBE } from "./nasty-values.ts";
import { HUNG, type RawAnswer } from "./raw-client.ts";

/** A line of a stack, a path of this program, or the words of its parts. */
const INTERNAL =
  /\n\s+at .+:\d+:\d+|node_modules|\/(app|server|build)\/[\w./-]+\.(ts|js):\d|SQLITE_|SqliteError|TypeError:|RangeError:/;

/** Broken messages that never become a request get a status, an empty body and a closed connection. */
const REFUSED_BY_PARSER: ReadonlySet<number> = new Set([400, 408, 413, 417, 431]);
/** Also in chunked encoding. */
const EMPTY_BODY = /^(0\s*)?$/;

/** What is wrong with an answer to a bad request; undefined if it is as it should be. */
export function wrongWith({ status, text }: RawAnswer, whole: boolean): string | undefined {
  if (status === HUNG) return "no answer in time";
  if (status === 0) return whole ? "closed without an answer" : undefined;
  if (status >= 500) return `answered ${status}`;
  if (INTERNAL.test(text)) return "shows something internal";
  const [head = "", ...rest] = text.split("\r\n\r\n");
  if (/^(set-cookie: x=1|x-evil)/im.test(head)) return "carries a header of the visitor's making";
  if (REFUSED_BY_PARSER.has(status) && EMPTY_BODY.test(rest.join(""))) return undefined;
  if (!/^content-security-policy: /im.test(head)) return "lacks the security headers";
  if (!/^x-request-id: /im.test(head)) return "lacks its number";
  if (/^content-type: text\/html/im.test(head) && rest.join("").includes(MARKUP_PROBE))
    return "carries markup of the visitor's";
  return undefined;
}
