import { describe, expect, test } from "vitest";
import { curatedPlaces, searchContextOf } from "../../../tests/curated-directory.ts";
import type { ParsedQuery } from "./parse-query.ts";
import { search } from "./search.ts";

const context = searchContextOf(curatedPlaces());
const nobody = async () => undefined;

function say(parsed: ParsedQuery): string {
  switch (parsed.kind) {
    case "near":
    case "state":
    case "region":
      return `${parsed.words ? `${parsed.words} | ` : ""}${parsed.kind} ${parsed.label}`;
    case "activity":
      return `activity ${parsed.label}`;
    case "words":
      return `words ${parsed.words}`;
    case "address":
      return `address ${parsed.label}`;
    case "here":
    case "route":
      return parsed.kind;
  }
}

/** What is typed, how it is read, and, where a listing is meant, the name that comes first. */
const QUERIES: readonly (readonly [query: string, parsed: string, first?: string])[] = [
  ["Salem", "near Salem, Massachusetts"],
  ["salem ma", "near Salem, Massachusetts"],
  ["Salem, MA", "near Salem, Massachusetts"],
  ["Salem, Mass.", "near Salem, Massachusetts"],
  ["Salem, Massachusetts", "near Salem, Massachusetts"],
  ["salem massachusetts", "near Salem, Massachusetts"],
  ["Salem Oregon", "near Salem, Oregon"],
  ["01970", "near Salem, Massachusetts 01970"],
  ["01970-1234", "near Salem, Massachusetts 01970"],
  ["Salem, MA 01970", "near Salem, Massachusetts 01970"],
  ["310 Essex Street, Salem, MA 01970", "near 310 Essex Street, Salem, Massachusetts", "The Witch House"],
  ["310 Essex St, Salem, MA", "near 310 Essex Street, Salem, Massachusetts"],
  ["310 Essex St Salem MA", "near 310 Essex Street, Salem, Massachusetts", "The Witch House"],
  ["99999", "words 99999"],
  ["ohio420", "words ohio420"],
  ["Asheville this weekend", "near Asheville, North Carolina"],
  ["something haunted near Asheville this weekend", "near Asheville, North Carolina"],
  ["something haunted near Asheville this weekend that we may enter", "near Asheville, North Carolina"],
  ["what is haunted in Texas", "state Texas"],
  ["is there a ghost in the White House", "near White House, Tennessee", "The White House"],
  ["Ohio", "state Ohio"],
  ["OH", "state Ohio"],
  ["oh", "state Ohio"],
  ["ohio", "state Ohio"],
  ["Ohoi", "words Ohoi"],
  ["California", "state California"],
  ["Californa", "state California"],
  ["New York", "state New York"],
  ["New York City", "near New York, New York"],
  ["NYC", "near New York, New York"],
  ["new york, ny", "near New York, New York"],
  ["Washington", "state Washington"],
  ["Washington DC", "state District of Columbia"],
  ["Washington, D.C.", "state District of Columbia"],
  ["dc", "state District of Columbia"],
  ["Virginia", "state Virginia"],
  ["West Virginia", "state West Virginia"],
  ["north carolina", "state North Carolina"],
  ["Springfield", "near Springfield, Missouri"],
  ["Springfield IL", "near Springfield, Illinois"],
  ["springfield, ill.", "near Springfield, Illinois"],
  ["Portland", "near Portland, Oregon"],
  ["Portland, Maine", "near Portland, Maine"],
  ["St. Louis", "near St. Louis, Missouri", "St. Louis Cathedral"],
  ["Saint Louis, MO", "near St. Louis, Missouri"],
  ["St Augustine", "near St. Augustine, Florida", "St. Augustine Lighthouse"],
  ["Saint Augustine, Florida", "near St. Augustine, Florida"],
  ["Mt. Vernon", "near Mount Vernon, New York"],
  ["Mount Vernon, Ohio", "near Mount Vernon, Ohio"],
  ["Ft Worth", "near Fort Worth, Texas"],
  ["Fort Worth TX", "near Fort Worth, Texas"],
  ["O'Fallon", "near O'Fallon, Missouri"],
  ["OFallon, IL", "near O'Fallon, Illinois"],
  ["Coeur d'Alene", "near Coeur d'Alene, Idaho"],
  ["coeur dalene idaho", "near Coeur d'Alene, Idaho"],
  ["Española", "near Española, New Mexico"],
  ["Winston-Salem", "near Winston-Salem, North Carolina"],
  ["winston salem nc", "near Winston-Salem, North Carolina"],
  ["Winchester", "near Winchester, Indiana", "Winchester Mystery House"],
  ["Winchester, VA", "near Winchester, Virginia"],
  ["winchestor", "words winchestor", "Winchester Mystery House"],
  ["winchester mystery house", "words winchester mystery house", "Winchester Mystery House"],
  ["winchestor mistery house", "words winchestor mistery house", "Winchester Mystery House"],
  ["Winchester Mystery", "words Winchester Mystery", "Winchester Mystery House"],
  ["mystery house", "words mystery house", "Winchester Mystery House"],
  ["Stanley Hotel", "words Stanley Hotel", "The Stanley Hotel"],
  ["the stanley hotel", "words the stanley hotel", "The Stanley Hotel"],
  ["Stanley Hotel, Estes Park, CO", "near Estes Park, Colorado", "The Stanley Hotel"],
  ["stanley hotel estes park", "words stanley hotel estes park", "The Stanley Hotel"],
  ["stanley hotel colorado", "words stanley hotel colorado", "The Stanley Hotel"],
  ["Estes Park", "near Estes Park, Colorado"],
  ["Gettysburg", "near Gettysburg, Pennsylvania", "Gettysburg Battlefield"],
  ["Tombstone", "near Tombstone, Arizona"],
  ["Tombstone, AZ", "near Tombstone, Arizona"],
  ["Lizzie Borden", "words Lizzie Borden", "Lizzie Borden House"],
  ["lizzy bordon", "words lizzy bordon"],
  ["Lizzie Borden House, Fall River, MA", "near Fall River, Massachusetts", "Lizzie Borden House"],
  ["Alcatraz", "words Alcatraz", "Alcatraz"],
  ["alcatraz island", "words alcatraz island", "Alcatraz"],
  ["Queen Mary", "words Queen Mary", "RMS Queen Mary"],
  ["Myrtles Plantation", "words Myrtles Plantation", "The Myrtles"],
  ["myrtle plantation", "words myrtle plantation", "The Myrtles"],
  ["eastern state penitentiary", "words eastern state penitentiary", "Eastern State Penitentiary"],
  ["Waverly Hills", "words Waverly Hills", "Waverly Hills Sanatorium"],
  ["LaLaurie", "words LaLaurie", "Lalaurie Mansion"],
  ["Whaley House", "words Whaley House", "Whaley House"],
  ["Moss Beach Distillery", "words Moss Beach Distillery", "Moss Beach Distillery"],
  ["Bell Witch", "words Bell Witch", "Bell Witch Cave"],
  ["Villisca", "near Villisca, Iowa", "Villisca Ax Murder House"],
  ["Villisca Axe Murder House", "words Villisca Axe Murder House"],
  ["hotel", "words hotel"],
  ["hotels", "words hotels"],
  ["haunted hotels", "words hotels"],
  ["prison", "words prison"],
  ["prisons in Ohio", "prisons | state Ohio"],
  ["hotels in Texas", "hotels | state Texas"],
  ["haunted hotels in New Orleans", "hotels | near New Orleans, Louisiana"],
  ["haunted houses in salem ma", "near Salem, Massachusetts"],
  ["haunted places near Denver", "near Denver, Colorado"],
  ["ghosts in ohio", "state Ohio"],
  ["near Chicago", "near Chicago, Illinois"],
  ["in Ohio", "state Ohio"],
  ["near me", "here"],
  ["haunted houses near me", "here"],
  ["apparitions", "activity Apparitions"],
  ["Apparition", "activity Apparitions"],
  ["cold spots", "activity Cold Spots"],
  ["footsteps in Pennsylvania", "footsteps | state Pennsylvania"],
  ["poltergeist", "words poltergeist"],
  ["shadow figures", "activity Shadow Figures"],
  ["woman in white", "activity Woman in White"],
  ["lady in white", "words lady in white"],
  ["Bells", "activity Bells"],
  ["Plantation", "words Plantation"],
  ["House", "words House"],
  ["White House", "near White House, Tennessee", "The White House"],
  ["lighthouse", "words lighthouse"],
  ["lighthouses in Maine", "lighthouses | state Maine"],
  ["lighthouse, Maine", "lighthouse | state Maine"],
  ["lighthouses, in Maine", "lighthouses | state Maine"],
  ["New England", "region New England"],
  ["haunted inns in New England", "inns | region New England"],
  ["new england lighthouses", "lighthouses | region New England"],
  ["haunted places in the Midwest", "region the Midwest"],
  ["New England, North Dakota", "near New England, North Dakota"],
  ["something haunted near Asheville this weekend that we may enter", "near Asheville, North Carolina"],
  ["open tonight near Boston", "near Boston, Massachusetts"],
  ["a cemetery I can walk at dusk in Savannah", "cemetery | near Savannah, Georgia", "Colonial Park Cemetery"],
  ["bed and breakfast in Maine", "bed and breakfast | state Maine"],
  ["hotels in Texas open to the public", "hotels | state Texas"],
  ["Lake", "near Lake, Michigan"],
  ["Cook County", "words Cook County"],
  ["Cook County, IL", "near Cook County, Illinois"],
  ["Orleans Parish", "words Orleans Parish"],
  ["Albuqurque", "near Albuquerque, New Mexico"],
  ["Albuqurque, NM", "near Albuquerque, New Mexico"],
  ["Pittsburg", "near Pittsburg, California"],
  ["Philadelphia PA", "near Philadelphia, Pennsylvania"],
  ["Phildelphia", "near Philadelphia, Pennsylvania"],
  ["los angeles", "near Los Angeles, California"],
  ["LA", "state Louisiana"],
  ["san fransisco", "near San Francisco, California"],
  ["Savanna", "near Savanna, Illinois"],
  ["Savannah, GA", "near Savannah, Georgia"],
  ["Cincinatti", "near Cincinnati, Ohio"],
  ["asdfghjkl", "words asdfghjkl"],
  ["🎃", "words 🎃"],
  ["'", "words '"],
  ["SELECT * FROM users", "words SELECT * FROM users"],
  ["a", "words a"],
  ["the", "words the"],
  ["haunted", "words haunted"],
  ["haunted house", "region the United States"],
  ["where can I see a real ghost?", "region the United States"],
  ["ghost", "words ghost"],
  ["Hell", "words Hell"],
  ["Sleepy Hollow", "near Sleepy Hollow, New York", "Old Dutch Church of Sleepy Hollow"],
  ["Amityville", "near Amityville, New York", "The Amityville House"],
  ["Roswell", "near Roswell, Georgia"],
  ["Paris", "near Paris, Texas"],
  ["London", "near London, Ohio"],
  ["Key West", "near Key West, Florida"],
  ["Nashville", "near Nashville, Tennessee"],
  ["Route 66", "words Route 66"],
  ["Union Station", "words Union Station"],
  ["civil war", "words civil war"],
  ["mirror", "words mirror"],
  ["haunted mansion", "words mansion"],
  ["Hotel Monte Vista, Flagstaff", "near Flagstaff, Arizona", "Hotel Monte Vista"],
  ["monte vista flagstaff", "words monte vista flagstaff", "Hotel Monte Vista"],
  ["Chelsea Hotel", "words Chelsea Hotel", "Hotel Chelsea"],
  ["Deadwood South Dakota", "near Deadwood, South Dakota"],
  ["Chicago Illinois USA", "near Chicago, Illinois"],
  ["United States", "words United States"],
  ["90210", "near Beverly Hills, California 90210"],
  ["Hollywood", "near Hollywood, California"],
  ["lizzy borden", "words lizzy borden"],
  ["  salem ,  ma  ", "near Salem, Massachusetts"],
  ["SALEM MASSACHUSETTS", "near Salem, Massachusetts"],
  ["Coer d'Alene", "words Coer d'Alene"],
  ["Winchester's Mystery House", "words Winchester's Mystery House", "Winchester Mystery House"],
  ["Ohio State Reformatory", "words Ohio State Reformatory", "Ohio State Reformatory"],
  ["1 Rockefeller Plaza, New York, NY 10020", "near New York, New York 10020"],
  ["100 Main St, Nowhereville", "address 100 Main St, Nowhereville"],
  ["123456", "words 123456"],
  ["St. Augustine Lighthouse", "words St. Augustine Lighthouse", "St. Augustine Lighthouse"],
  ["Mount Washington", "near Mount Washington, Kentucky", "Omni Mount Washington Resort"],
  ["Jerome", "near Jerome, Idaho", "Jerome Grand Hotel"],
  ["Jerome, Arizona", "near Jerome, Arizona"],
  ["jails in Arizona", "jails | state Arizona"],
  ["theaters near Chicago", "theaters | near Chicago, Illinois"],
  ["haunted asylum", "words asylum", "Eloise Asylum"],
  ["most haunted places in Louisiana", "state Louisiana"],
  ["paranormal activity near 70112", "near New Orleans, Louisiana 70112"],
  ["cemetries", "words cemetries"],
  ["penitentary", "words penitentary", "Eastern State Penitentiary"],
  // Street addresses: the house that stands there, the town they end in, and never a saint.
  ["10 Federal St, Salem", "near Salem, Massachusetts"],
  ["10 Federal St Salem", "near Salem, Massachusetts"],
  ["10 Federal St Salem OR", "near Salem, Oregon"],
  ["100 Washington St Louis MO", "near St. Louis, Missouri"],
  ["200 N Main St, Apt 4, Salem, MA", "near Salem, Massachusetts"],
  ["1140 Royal Street", "near 1140 Royal Street, New Orleans, Louisiana", "Lalaurie Mansion"],
  ["1140 Royal St New Orleans", "near 1140 Royal Street, New Orleans, Louisiana", "Lalaurie Mansion"],
  ["1140 royal st, new orleans, la 70116", "near 1140 Royal Street, New Orleans, Louisiana", "Lalaurie Mansion"],
  ["525 S Winchester Blvd", "near 525 South Winchester Boulevard, San Jose, California", "Winchester Mystery House"],
  ["525 Winchester Blvd", "address 525 Winchester Blvd", "Winchester Mystery House"],
  [
    "525 South Winchester Boulevard, San Jose, CA",
    "near 525 South Winchester Boulevard, San Jose, California",
    "Winchester Mystery House",
  ],
  ["7747 US Highway 61", "near 7747 US Highway 61, St. Francisville, Louisiana", "The Myrtles"],
  ["7747 US Hwy 61", "near 7747 US Highway 61, St. Francisville, Louisiana", "The Myrtles"],
  ["100000 main st", "address 100000 main st"],
  ["10020 Main Street", "address 10020 Main Street"],
  // States as they are written and spoken.
  ["W Virginia", "state West Virginia"],
  ["W. Va.", "state West Virginia"],
  ["WV", "state West Virginia"],
  ["charleston w va", "near Charleston, West Virginia"],
  ["Charleston, W. Va.", "near Charleston, West Virginia"],
  ["N. Carolina", "state North Carolina"],
  ["asheville n. carolina", "near Asheville, North Carolina"],
  ["S Dakota", "state South Dakota"],
  ["Deadwood, S. Dak.", "near Deadwood, South Dakota"],
  ["N.M.", "state New Mexico"],
  ["R.I.", "state Rhode Island"],
  ["Calif.", "state California"],
  ["D.C.", "state District of Columbia"],
  ["Salem Orgon", "near Salem, Oregon"],
  ["portland oregan", "near Portland, Oregon"],
  ["Portland, Oregan", "near Portland, Oregon"],
  ["columbus ohoi", "near Columbus, Ohio"],
  ["PR", "words PR"],
  ["guam", "words guam"],
  // A ZIP in any place, and a house number that is none.
  ["98101 seattle", "near Seattle, Washington 98101"],
  ["seattle 98101", "near Seattle, Washington 98101"],
  ["98101-1234 Seattle, WA", "near Seattle, Washington 98101"],
  ["Seattle 98101 WA", "near Seattle, Washington 98101"],
  ["01970 Salem", "near Salem, Massachusetts 01970"],
  ["98101 Boston", "words 98101 Boston"],
  // Short names of cities.
  ["philly", "near Philadelphia, Pennsylvania"],
  ["Philly PA", "near Philadelphia, Pennsylvania"],
  ["nyc", "near New York, New York"],
  ["vegas", "near Las Vegas, Nevada"],
  ["la", "state Louisiana"],
  ["L.A.", "near Los Angeles, California"],
  ["sf", "near San Francisco, California"],
  ["nola", "near New Orleans, Louisiana"],
  ["haunted bars in nola", "bars | near New Orleans, Louisiana"],
  ["10 main st, philly", "near Philadelphia, Pennsylvania"],
  // A kind of place beside a town or a state, in any order.
  ["haunted prison pennsylvania", "prison | state Pennsylvania", "Eastern State Penitentiary"],
  ["pennsylvania prisons", "prisons | state Pennsylvania", "Eastern State Penitentiary"],
  ["cemetery chicago", "cemetery | near Chicago, Illinois", "Graceland Cemetery"],
  ["chicago haunted cemeteries", "cemeteries | near Chicago, Illinois", "Graceland Cemetery"],
  ["hotel colorado", "hotel | state Colorado", "Hotel Colorado"],
  ["haunted hotel in Savannah", "hotel | near Savannah, Georgia"],
  ["haunted hotels savannah ga", "hotels | near Savannah, Georgia"],
  ["lighthouses michigan", "lighthouses | state Michigan"],
  ["bars new orleans", "bars | near New Orleans, Louisiana"],
  ["cold spots ohio", "Cold Spots | state Ohio"],
  ["savannah ghost tours", "near Savannah, Georgia"],
  ["haunted places asheville", "near Asheville, North Carolina"],
  ["ghosts of gettysburg", "near Gettysburg, Pennsylvania"],
  ["haunted savannah", "near Savannah, Georgia"],
  ["hotels 70112", "hotels | near New Orleans, Louisiana 70112", "Hotel Monteleone"],
  ["los angeles hotels", "hotels | near Los Angeles, California"],
  ["haunted forest", "words forest"],
  ["haunted bridge ohio", "bridge | state Ohio"],
  ["mission inn", "words mission inn"],
  ["haunted bed and breakfast savannah", "bed and breakfast | near Savannah, Georgia"],
  ["ghost town", "words ghost town", "Garnet Ghost Town"],
  ["ghost towns montana", "ghost towns | state Montana"],
  ["gettysburg battlefield", "words gettysburg battlefield", "Gettysburg Battlefield"],
  ["queen mary long beach", "words queen mary long beach", "RMS Queen Mary"],
  ["eastern state", "words eastern state", "Eastern State Penitentiary"],
  ["the stanley", "words the stanley", "The Stanley Hotel"],
];

describe("a search text", () => {
  for (const [query, expected, first] of QUERIES) {
    test(`${JSON.stringify(query)} is parsed as: ${expected}`, async () => {
      const { parsed, named, places } = await search(context, nobody, query);
      expect(say(parsed)).toBe(expected);
      if (first) expect([...named, ...places][0]?.place.houseName).toBe(first);
    });
  }
});

describe("alternatives", () => {
  const alternatives = async (query: string) => {
    const { parsed } = await search(context, nobody, query);
    return "alternatives" in parsed ? parsed.alternatives : [];
  };

  test.each([
    ["Salem", "Salem, Oregon"],
    ["New York", "New York, New York"],
    ["Pittsburg", "Pittsburgh, Pennsylvania"],
    ["Savanna", "Savannah, Georgia"],
    ["Bells", "Bells, Tennessee"],
    ["Plantation", "Plantation, Florida"],
    ["10 Federal St, Salem", "Salem, Oregon"],
    ["LA", "Los Angeles, California"],
  ])("%s: did you mean %s?", async (query, town) => {
    expect(await alternatives(query)).toContain(town);
  });

  test("a region may be a small town too", async () => {
    expect(await alternatives("New England")).toContain("New England, North Dakota");
  });

  test("a kind of place in a state offers no town of the state's name", async () => {
    expect(await alternatives("lighthouses in Maine")).toEqual([]);
  });

  test("a town with its state has none", async () => {
    expect(await alternatives("Salem, MA")).toEqual([]);
  });

  test("have no duplicates", async () => {
    for (const [query] of QUERIES) {
      const offered = await alternatives(query);
      expect(new Set(offered).size).toBe(offered.length);
    }
  });
});
