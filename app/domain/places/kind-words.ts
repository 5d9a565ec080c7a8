/** Words for each kind of place: one table for search and import. */
import type { PlaceType } from "./place.ts";

interface KindWords {
  /**
   * Words for any place of the kind: "jail" searches for prisons, and a name that contains it is a prison's. Singular.
   */
  readonly said?: string;
  /** Words for some of them: a "castle" is a mansion, but not every mansion is a castle. */
  readonly narrow?: string;
  /** Words in questions, also in Spanish, that say nothing in a name: a "school" is listed among the universities. */
  readonly asked?: string;
  /** Words that reveal the kind in a name, but are too ambiguous in a question: "Mission", "Street", "Hill". */
  readonly named?: string;
}

/** Phrases are separated by a bar. In names, a space may be missing or be a hyphen: "light house", "Lighthouse". */
export const KIND_WORDS: Readonly<Record<PlaceType, KindWords>> = {
  lighthouse: { said: "lighthouse", narrow: "light house", asked: "faro", named: "light station" },
  theater: {
    said: "theater|theatre",
    narrow: "opera house|playhouse|play house|cinema|movie theater|auditorium|music hall|opera",
    asked: "teatro",
    named: "drive in",
  },
  restaurant: {
    said: "restaurant|tavern|bar|pub|saloon",
    narrow: "steak house|road house|ale house|coffee house|cafe|diner|brewery|distillery|winery|night club",
    named: "café|grill|grille|pizzeria|barbecue|bbq",
  },
  hotel: {
    said: "hotel|inn|bed and breakfast|motel|lodge|lodging|resort",
    narrow: "b&b|bnb|airbnb|air bnb|guest house|hostel",
    named: "bed & breakfast|suites",
  },
  university: {
    said: "university|college|campus",
    asked: "school|high school|universidad",
    narrow: "dorm|dormitory|fraternity house|sorority house",
    named: "residence hall",
  },
  asylum: {
    said: "asylum|sanatorium|sanitarium",
    narrow: "insane asylum|mental hospital|psychiatric hospital|mental institution|poor farm|poor house",
    asked: "manicomio",
    named:
      "state hospital|state institution|psychiatric institution|psychiatric center|psychiatric facility|state school",
  },
  hospital: { said: "hospital|infirmary", narrow: "nursing home", named: "medical center|clinic|hospice" },
  prison: {
    said: "prison|jail|penitentiary",
    narrow: "reformatory|jailhouse|gaol",
    asked: "carcel|prision",
    named: "correctional facility|correctional center|correctional institution|detention center",
  },
  "ghost-town": { said: "ghost town|abandoned town|deserted town" },
  plantation: { said: "plantation" },
  mansion: { said: "mansion", narrow: "castle|manor", named: "chateau|villa|estate" },
  cemetery: {
    said: "cemetery|graveyard|grave yard|burial ground",
    narrow: "mausoleum|crypt|tomb|church yard",
    asked: "cementerio|panteon",
    named: "cemeteries|grave|graves",
  },
  church: {
    said: "church",
    narrow: "chapel|cathedral|abbey|monastery|convent|synagogue",
    asked: "iglesia",
    named: "mission|temple|seminary",
  },
  museum: { said: "museum", asked: "museo", named: "gallery|historical society" },
  ship: {
    said: "ship",
    narrow: "battleship|steamboat|schooner|submarine|aircraft carrier",
    named: "uss|u.s.s|u.s.s.|ferry",
  },
  battlefield: { said: "battlefield|battle field", narrow: "battleground|battle ground" },
  fort: { said: "fort", narrow: "fortress|presidio|army base|military base|naval base|air force base", named: "ft" },
  bridge: { said: "bridge", narrow: "trestle|viaduct|covered bridge", asked: "puente", named: "overpass" },
  road: {
    said: "road|highway",
    narrow: "tunnel|railroad tracks",
    named: "rd|street|hwy|lane|route|avenue|ave|drive|turnpike|boulevard|blvd|crossing|crossroads|tracks",
  },
  park: {
    said: "park|wood|woods",
    narrow: "forest|cave|cavern|island|trail|campground|swamp|canyon",
    asked: "lake|beach|mountain|river|waterfall|desert|garden|state park|national park",
    named: "lake|caverns|falls|camp|river|creek|mountain|beach|hollow|pond|hill|springs|bluff|quarry|playground",
  },
  house: {
    narrow: "farm|cottage|cabin|farmhouse",
    asked: "ranch|villa",
    named: "house|home|homestead|residence|apartment|apartments|ranch",
  },
  other: {
    asked:
      "mill|mine|train station|railroad station|depot|railroad|casino|amusement park|dam|zoo|tower|speakeasy|capitol|factory|shipwreck",
    narrow: "library|courthouse|court house|mall",
    named:
      "school house|fire house|ware house|slaughter house|power house|bath house|school|high|elementary|academy|funeral home|funeral parlor",
  },
};

/** What is most like a kind, where there is none of it. */
export const NEXT_KIND: Readonly<Partial<Record<PlaceType, PlaceType>>> = {
  asylum: "hospital",
  hospital: "asylum",
  plantation: "mansion",
  mansion: "museum",
  house: "museum",
  fort: "battlefield",
  battlefield: "fort",
  restaurant: "hotel",
};

/** Kinds with so many members that a word for some of them never stands for all. */
export const WIDE_KINDS: ReadonlySet<PlaceType> = new Set(["other", "house", "park"]);

export const phrasesOf = (phrases: string | undefined): string[] => phrases?.split("|") ?? [];
