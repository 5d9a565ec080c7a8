const PATH_AND_QUERY = /^\/[^\\?]*(\?|$)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/;

/**
 * The target of a request as a URL of this site; undefined for targets that no page of ours can have (another host's,
 * broken escapes, control characters).
 */
export function parseTarget(target: string | undefined): URL | undefined {
  if (target === undefined || !PATH_AND_QUERY.test(target)) return undefined;
  // Concatenated: resolved as a reference, "//host/path" would be a URL on another host.
  const url = URL.parse(`http://localhost${target}`);
  if (!url) return undefined;
  try {
    return CONTROL_CHARACTER.test(decodeURIComponent(url.pathname)) ? undefined : url;
  } catch {
    return undefined;
  }
}
