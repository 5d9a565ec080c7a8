/** SPEC: a place has an activity when its activity text contains the name, in any case. */
import type { ActivityGroup, Catalog } from "../catalog/catalog.ts";
import { perCatalog } from "../catalog/per-catalog.ts";
import { PlaceSet } from "../catalog/place-set.ts";
import type { PlaceList } from "../places/place.ts";
import { activitySlug, activitySlugSecondReading } from "../places/slug.ts";

export interface ActivityFound {
  readonly slug: string;
  readonly label: string;
  /** In data order. */
  readonly places: PlaceList;
  /** Whether the path was another spelling of the slug. */
  readonly moved: boolean;
}

/** SPEC: anything shorter is no activity. */
const SHORTEST = 3;

/** The type that a path means. A part of the names of types ("noises") is no type. */
export function findActivity(catalog: Catalog, path: string): ActivityFound | undefined {
  const slug = catalog.activities.has(path) ? path : otherSpellings(catalog).get(path);
  const respelled = slug ?? activitySlug(path.replaceAll("-", " "));
  const group = respelled === undefined ? undefined : catalog.activities.get(respelled);
  if (!group) return undefined;
  const places = placesWithActivity(catalog, group.slug);
  return { slug: group.slug, label: group.label, places, moved: group.slug !== path };
}

const remembered = perCatalog(() => new Map<string, PlaceList>());

/** The places of a type that the directory knows, in data order. */
export function placesWithActivity(catalog: Catalog, slug: string): PlaceList {
  if (!catalog.activities.has(slug)) return [];
  const known = remembered(catalog);
  let places = known.get(slug);
  if (!places) {
    const [first, ...others] = groupsOf(catalog, slug);
    places = others.length === 0 ? first!.places : setOfActivity(catalog, slug).among(catalog.places);
    known.set(slug, places);
  }
  return places;
}

const rememberedSets = perCatalog(() => new Map<string, PlaceSet>());

/** The same places, to be looked for in lists in other orders. */
export function setOfActivity(catalog: Catalog, slug: string): PlaceSet {
  const known = rememberedSets(catalog);
  const set = known.get(slug) ?? PlaceSet.of(groupsOf(catalog, slug).map(({ places }) => places));
  known.set(slug, set);
  return set;
}

/** The type's own group, and those whose label contains its name. */
function groupsOf(catalog: Catalog, slug: string): ActivityGroup[] {
  const group = catalog.activities.get(slug)!;
  return [...new Set([group, ...groupsContaining(catalog, group.label.toLowerCase())])];
}

interface LabelledGroup {
  readonly group: ActivityGroup;
  readonly key: string;
}

/** Groups by each three letters in a row of their label: free-form data may bring thousands of labels. */
const groupsByLetters = perCatalog((catalog) => {
  const index = new Map<string, LabelledGroup[]>();
  for (const group of catalog.activities.values()) {
    const entry = { group, key: group.label.toLowerCase() };
    for (const letters of threeLetters(entry.key)) {
      const entries = index.get(letters);
      if (entries) entries.push(entry);
      else index.set(letters, [entry]);
    }
  }
  return index;
});

function threeLetters(text: string): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at + SHORTEST <= text.length; at += 1) found.add(text.slice(at, at + SHORTEST));
  return found;
}

/** The groups whose label contains the text, looked for among those that share its rarest three letters. */
function groupsContaining(catalog: Catalog, text: string): ActivityGroup[] {
  const index = groupsByLetters(catalog);
  let fewest: readonly LabelledGroup[] | undefined;
  for (const letters of threeLetters(text)) {
    const entries = index.get(letters);
    if (!entries) return [];
    if (!fewest || entries.length < fewest.length) fewest = entries;
  }
  return (fewest ?? []).filter(({ key }) => key.includes(text)).map(({ group }) => group);
}

/** SPEC's second reading of each type's slug, and its first without our folding of accents, to the slug in use. */
const otherSpellings = perCatalog((catalog) => {
  const spellings = new Map<string, string>();
  for (const { slug, label } of catalog.activities.values()) {
    for (const spelling of [activitySlugSecondReading(label), literalSlug(label)]) {
      if (!spellings.has(spelling)) spellings.set(spelling, slug);
    }
  }
  return spellings;
});

function literalSlug(label: string): string {
  return label.toLowerCase().replace(/\W/g, " ").trim().replace(/\s+/g, "-");
}
