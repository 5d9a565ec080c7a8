/** A path may be as long as a visitor likes; a sentence on the page may not. */
const LONGEST = 80;

/** SPEC: hyphens to spaces, each word capitalised. Only for what the directory does not know by a name of its own. */
export function nameFromSlug(slug: string): string {
  const name = slug
    .split(/[-\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 3)}...` : name;
}
