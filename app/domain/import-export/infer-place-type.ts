/**
 * What kind of place an imported row is about. The name decides, by the last known phrase of its head ("Cemetery Road" is
 * a road; "Church of the Hill Cemetery" is read up to "of"). A name without one leaves it to the first sentence of the
 * text; otherwise the place is `other`.
 */
import type { PlaceType } from "../places/place.ts";

const KINDS: readonly (readonly [PlaceType, string])[] = [
  [
    "other",
    "court ?house|school ?house|fire ?house|ware ?house|slaughter ?house|power ?house|bath ?house|school|high|elementary|academy|library|mall|funeral (home|parlor)",
  ],
  ["lighthouse", "light ?house|light station"],
  ["theater", "opera house|play ?house|theat(er|re)|cinema|auditorium|music hall|drive[- ]?in"],
  [
    "restaurant",
    "steak ?house|road ?house|ale ?house|coffee ?house|restaurant|caf[eé]|diner|tavern|pub|saloon|bar|grille?|pizzeria|brewery|barbecue|bbq|night ?club",
  ],
  ["hotel", "guest ?house|bed (and|&) breakfast|b ?& ?b|hotel|inn|motel|lodge|resort|hostel|suites"],
  ["university", "(fraternity|sorority) house|university|college|campus|dorm|dormitory|residence hall"],
  [
    "asylum",
    "(state|mental|psychiatric) (hospital|institution)|psychiatric (center|facility)|asylum|sanatorium|sanitarium|sanitorium|state school|poor (farm|house)",
  ],
  ["hospital", "hospital|infirmary|medical center|nursing home|clinic|hospice"],
  [
    "prison",
    "prison|penitentiary|jail|jailhouse|gaol|reformatory|correctional (facility|center|institution)|detention center",
  ],
  ["ghost-town", "ghost town"],
  ["plantation", "plantation"],
  ["mansion", "mansion|manor|castle|chateau|villa|estate"],
  [
    "cemetery",
    "cemetery|cemetary|cemetaries|cemeteries|graveyard|grave ?yard|grave|graves|mausoleum|burial ground|church ?yard|crypt|tomb",
  ],
  ["church", "church|chapel|cathedral|mission|abbey|monastery|convent|temple|synagogue|seminary"],
  ["museum", "museum|gallery|historical society"],
  ["ship", "u\\.?s\\.?s\\.?|battleship|ship|steamboat|schooner|submarine|ferry|aircraft carrier"],
  ["battlefield", "battle ?field|battle ?ground"],
  ["fort", "fort|ft|fortress|presidio"],
  ["bridge", "bridge|trestle|overpass|viaduct"],
  [
    "road",
    "road|rd|street|highway|hwy|lane|route|avenue|ave|drive|turnpike|boulevard|blvd|st(?=\\.?$)|tunnel|crossing|crossroads|railroad tracks|tracks",
  ],
  [
    "park",
    "park|forest|woods|lake|canyon|trail|island|falls|campground|camp|river|creek|mountain|cave|caverns|beach|hollow|pond|swamp|hill|springs|bluff|quarry|playground",
  ],
  ["house", "house|home|homestead|cottage|cabin|residence|farm|farmhouse|apartments?|ranch"],
];

const KIND_PATTERNS = KINDS.map(([kind, phrases]) => ({
  kind,
  pattern: new RegExp(`(?<![\\w'])(?:${phrases})(?![\\w'])`, "giu"),
}));
/** "Fort" and "USS" come first in a name, "University" may. */
const LEADING: readonly (readonly [PlaceType, RegExp])[] = [
  ["ship", /^(the )?u\.?s\.?s\.?\s/i],
  ["university", /^(the )?(university|college) of\b/i],
  ["fort", /^(old )?(fort|ft\.?) (?!worth|wayne|collins|lauderdale|smith|myers|pierce|dodge|walton)[\w.' ]+$/i],
];
const END_OF_HEAD = /\s+(?:of|at|in|on|near|behind|off|by|between|formerly|aka)\s.*$|\s*[(/,:;-]\s.*$|\s*\(.*$/i;

export function inferPlaceType(name: string, text: string): PlaceType {
  const head = name.replace(END_OF_HEAD, "");
  const known = lastKind(head) ?? (head === name ? undefined : lastKind(name));
  // A fort's name may carry a kind of its own: "Fort Mifflin Hotel" is a hotel.
  const leading = LEADING.find(
    ([kind, pattern]) => pattern.test(name) && (known === undefined || known === kind || kind !== "fort"),
  );
  return leading?.[0] ?? known ?? lastKind(firstSentence(text), "first") ?? "other";
}

/** The kind whose phrase ends last (or starts first); of two at the same position, the longer phrase. */
function lastKind(text: string, which: "first" | "last" = "last"): PlaceType | undefined {
  let best: { kind: PlaceType; at: number; length: number } | undefined;
  for (const { kind, pattern } of KIND_PATTERNS) {
    for (const { index, 0: phrase } of text.matchAll(pattern)) {
      const { length } = phrase;
      const at = which === "last" ? index + length : -index;
      if (!best || at > best.at || (at === best.at && length > best.length)) best = { kind, at, length };
    }
  }
  return best?.kind;
}

const firstSentence = (text: string): string => text.slice(0, 200).split(/(?<=[.!?])\s/)[0] ?? "";
