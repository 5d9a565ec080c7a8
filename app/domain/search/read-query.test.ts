import { describe, expect, test } from "vitest";
import { curatedPlaces, searchContextOf } from "../../../tests/curated-directory.ts";
import { isFree } from "../places/number-words.ts";
import { isOpenIn } from "../places/season.ts";
import { filmedLine } from "../places/shows.ts";
import { type SearchResult, search } from "./search.ts";
import { searchWords } from "./search-words.ts";
import type { Area, Slots } from "./slots.ts";

const context = searchContextOf(curatedPlaces());
const nobody = async () => undefined;
const find = (text: string) => search(context, nobody, text);

const area = (one: Area): string => `${one.kind} ${one.label}`;

function where({ route, words, address, here, areas }: Slots): string {
  if (route)
    return `drive ${route.area ?? [route.from, route.via, route.along, route.to ?? "back"].filter(Boolean).join(" > ")}${route.days ? `, ${route.days} days` : ""}`;
  if (words !== undefined) return `words ${words}`;
  if (address !== undefined) return `address ${address}`;
  if (here) return "here";
  return areas.length === 0 ? "everywhere" : areas.map(area).join(" or ");
}

/** What was understood, in one line. */
function say({ slots }: SearchResult): string {
  const { kinds, activities, shows, not, filters, month, minutes, miles, price, order, unlisted, leftover, answer } =
    slots;
  const what = [...kinds, ...activities].map(({ label }) => label).join(" or ");
  return [
    order,
    what,
    ...shows.map((filmed) => `on ${filmedLine(filmed)}`),
    where(slots),
    minutes && `${minutes} min`,
    miles && `${miles} mi`,
    ...filters,
    price && `$${price}`,
    month && `month ${month}`,
    ...not.shows.map((filmed) => `not on ${filmedLine(filmed)}`),
    ...[...not.kinds, ...not.activities].map(({ label }) => `not ${label}`),
    ...not.filters.map((name) => `not ${name}`),
    ...not.areas.map((one) => `not ${area(one)}`),
    ...not.names.map((name) => `not ${name}`),
    ...unlisted.map((one) => `no ${one}`),
    leftover.length > 0 && `left ${leftover.join(", ")}`,
    answer && `answer ${answer}`,
  ]
    .filter(Boolean)
    .join(" | ");
}

/** What is typed, how it is read, and, where a listing is meant, the name that comes first. */
type Cases = readonly (readonly [text: string, read: string, first?: string])[];

const QUERIES: Cases = [
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
  ["Asheville this weekend", "near Asheville, North Carolina | no what is open on another day or at another hour"],
  [
    "something haunted near Asheville this weekend",
    "near Asheville, North Carolina | no what is open on another day or at another hour",
  ],
  [
    "something haunted near Asheville this weekend that we may enter",
    "near Asheville, North Carolina | enter | no what is open on another day or at another hour",
  ],
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
  ["St. Louis", "near St. Louis, Missouri", "St. Louis Union Station"],
  ["Saint Louis, MO", "near St. Louis, Missouri"],
  ["St Augustine", "near St. Augustine, Florida", "St. Augustine Lighthouse"],
  ["Saint Augustine, Florida", "near St. Augustine, Florida"],
  ["Mt. Vernon", "near Mount Vernon, Virginia"],
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
  ["Stanley Hotel, Estes Park, CO", "Hotel | near Estes Park, Colorado | left Stanley", "The Stanley Hotel"],
  ["stanley hotel estes park", "words stanley hotel estes park", "The Stanley Hotel"],
  ["stanley hotel colorado", "words stanley hotel colorado", "The Stanley Hotel"],
  ["Estes Park", "near Estes Park, Colorado"],
  ["Gettysburg", "near Gettysburg, Pennsylvania", "Gettysburg Battlefield"],
  ["Tombstone", "near Tombstone, Arizona"],
  ["Tombstone, AZ", "near Tombstone, Arizona"],
  ["Lizzie Borden", "words Lizzie Borden", "Lizzie Borden House"],
  ["lizzy bordon", "words lizzy bordon"],
  [
    "Lizzie Borden House, Fall River, MA",
    "near Fall River, Massachusetts | left Lizzie, Borden",
    "Lizzie Borden House",
  ],
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
  ["hotel", "hotel | everywhere"],
  ["hotels", "hotels | everywhere"],
  ["haunted hotels", "hotels | everywhere"],
  ["prison", "prison | everywhere"],
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
  ["apparitions", "Apparitions | everywhere"],
  ["Apparition", "Apparitions | everywhere"],
  ["cold spots", "Cold Spots | everywhere"],
  ["footsteps in Pennsylvania", "Footsteps | state Pennsylvania"],
  ["poltergeist", "words poltergeist"],
  ["shadow figures", "Shadow Figures | everywhere"],
  ["woman in white", "Woman in White | everywhere"],
  ["lady in white", "words lady in white"],
  ["Bells", "Bells | everywhere"],
  ["Plantation", "Plantation | everywhere"],
  ["House", "words House"],
  ["White House", "words White House", "The White House"],
  ["lighthouse", "lighthouse | everywhere"],
  ["lighthouses in Maine", "lighthouses | state Maine"],
  ["lighthouse, Maine", "lighthouse | state Maine"],
  ["lighthouses, in Maine", "lighthouses | state Maine"],
  ["New England", "region New England"],
  ["haunted inns in New England", "inns | region New England"],
  ["new england lighthouses", "lighthouses | region New England"],
  ["haunted places in the Midwest", "region the Midwest"],
  ["New England, North Dakota", "near New England, North Dakota"],
  ["open tonight near Boston", "near Boston, Massachusetts | enter | dark"],
  [
    "a cemetery I can walk at dusk in Savannah",
    "cemetery | near Savannah, Georgia | answer walk",
    "Colonial Park Cemetery",
  ],
  ["bed and breakfast in Maine", "bed and breakfast | state Maine"],
  ["hotels in Texas open to the public", "hotels | state Texas | enter"],
  ["Lake", "Lake | everywhere"],
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
  ["SELECT * FROM users", "words SELECT users"],
  ["a", "words a"],
  ["the", "words the"],
  ["haunted", "words haunted"],
  ["haunted house", "everywhere"],
  ["where can I see a real ghost?", "everywhere"],
  ["ghost", "words ghost"],
  ["Hell", "words Hell"],
  ["Sleepy Hollow", "near Sleepy Hollow, New York", "Old Dutch Church of Sleepy Hollow"],
  ["Amityville", "near Amityville, New York", "The Amityville House"],
  ["Roswell", "near Roswell, Georgia"],
  ["Paris", "near Paris, Texas"],
  ["London", "words London"],
  ["Key West", "near Key West, Florida"],
  ["Nashville", "near Nashville, Tennessee"],
  ["Route 66", "region Route 66"],
  ["Union Station", "words Union Station"],
  ["civil war", "words civil war"],
  ["mirror", "words mirror"],
  ["haunted mansion", "mansion | everywhere"],
  ["Hotel Monte Vista, Flagstaff", "Hotel | near Flagstaff, Arizona | left Monte Vista", "Hotel Monte Vista"],
  ["monte vista flagstaff", "words monte vista flagstaff", "Hotel Monte Vista"],
  ["Chelsea Hotel", "words Chelsea Hotel", "Hotel Chelsea"],
  ["Deadwood South Dakota", "near Deadwood, South Dakota"],
  ["Chicago Illinois USA", "near Chicago, Illinois"],
  ["United States", "everywhere"],
  ["90210", "near Beverly Hills, California 90210"],
  ["Hollywood", "near Hollywood, Los Angeles, California"],
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
  ["Jerome", "near Jerome, Idaho"],
  ["Jerome, Arizona", "near Jerome, Arizona"],
  ["jails in Arizona", "jails | state Arizona"],
  ["theaters near Chicago", "theaters | near Chicago, Illinois"],
  ["haunted asylum", "asylum | everywhere"],
  ["most haunted places in Louisiana", "best | state Louisiana"],
  ["paranormal activity near 70112", "near New Orleans, Louisiana 70112"],
  ["cemetries", "cemetery | everywhere"],
  ["penitentary", "penitentiary | everywhere", "Eastern State Penitentiary"],
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
  ["98101 Boston", "near Seattle, Washington 98101 | left Boston"],
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
  ["savannah ghost tours", "near Savannah, Georgia | answer walk"],
  ["haunted places asheville", "near Asheville, North Carolina"],
  ["ghosts of gettysburg", "near Gettysburg, Pennsylvania"],
  ["haunted savannah", "near Savannah, Georgia"],
  ["hotels 70112", "hotels | near New Orleans, Louisiana 70112"],
  ["los angeles hotels", "hotels | near Los Angeles, California"],
  ["haunted forest", "forest | everywhere"],
  ["haunted bridge ohio", "bridge | state Ohio"],
  ["mission inn", "words mission inn"],
  ["haunted bed and breakfast savannah", "bed and breakfast | near Savannah, Georgia"],
  ["ghost town", "ghost town | everywhere", "Bodie State Historic Park"],
  ["ghost towns montana", "ghost towns | state Montana"],
  ["gettysburg battlefield", "words gettysburg battlefield", "Gettysburg Battlefield"],
  ["queen mary long beach", "words queen mary long beach", "RMS Queen Mary"],
  ["eastern state", "words eastern state", "Eastern State Penitentiary"],
  ["the stanley", "words the stanley", "The Stanley Hotel"],
];

const WISHES: Cases = [
  // Superlatives mean rank.
  ["scariest place in Ohio", "best | state Ohio"],
  ["the scariest place in Ohio", "best | state Ohio"],
  ["the scariest place in Ohio and why", "best | state Ohio"],
  ["most haunted places in Texas", "best | state Texas"],
  ["most haunted hotels in New Orleans", "best | hotels | near New Orleans, Louisiana"],
  ["best haunted hotels in America", "best | hotels | everywhere"],
  ["top 10 haunted places in California", "best | state California"],
  ["creepiest roads in New Jersey", "best | roads | state New Jersey"],
  ["spookiest cemetery near Chicago", "best | cemetery | near Chicago, Illinois"],
  ["what is the most haunted house in Pennsylvania", "best | state Pennsylvania"],
  ["scariest lighthouse", "best | lighthouse | everywhere"],
  ["most haunted place in America", "best | everywhere"],
  ["Ohio's scariest places", "best | state Ohio"],
  ["best ghost towns in the West Virginia", "best | ghost towns | state West Virginia"],
  // Filters.
  ["free haunted places in Salem", "near Salem, Massachusetts | free"],
  ["something free tonight near Salem", "near Salem, Massachusetts | free | dark"],
  ["haunted places that are free and open in Savannah", "near Savannah, Georgia | enter | free"],
  ["cemeteries in Savannah after dark", "cemeteries | near Savannah, Georgia | dark"],
  ["haunted places to visit at night near Boston", "near Boston, Massachusetts | dark"],
  ["haunted hotels where I can sleep in Gettysburg", "hotels | near Gettysburg, Pennsylvania | stay"],
  ["can sleep in a haunted prison", "prison | everywhere | stay"],
  ["haunted jail you can stay overnight in", "jail | everywhere | stay"],
  ["overnight in Ohio", "state Ohio | stay"],
  ["spend the night in a haunted asylum", "asylum | everywhere | stay"],
  ["asylums open to the public in West Virginia", "asylums | state West Virginia | enter"],
  ["haunted houses I can go inside near Philadelphia", "near Philadelphia, Pennsylvania | enter"],
  ["open lighthouses in Maine", "lighthouses | state Maine | enter"],
  ["haunted things to do tonight in New Orleans", "near New Orleans, Louisiana | dark"],
  ["free haunted roads in New Jersey", "roads | state New Jersey | free"],
  ["free", "everywhere | free"],
  ["haunted places that cost nothing in Denver", "near Denver, Colorado | free"],
  ["open in January near Duluth with a bed", "near Duluth, Minnesota | enter | stay | month 1"],
  ["hotels near Savannah open in January", "hotels | near Savannah, Georgia | enter | month 1"],
  // When.
  ["an October weekend in a haunted hotel", "hotel | everywhere | stay | month 10"],
  ["a haunted hotel for Halloween weekend", "hotel | everywhere | stay | month 10"],
  ["a haunted inn for two nights in October near Savannah", "inn | near Savannah, Georgia | stay | month 10"],
  [
    "haunted bed and breakfast for Halloween night in New England",
    "bed and breakfast | region New England | stay | month 10",
  ],
  ["spooky B&Bs Halloween 2026", "bed and breakfasts | everywhere | stay | month 10"],
  ["weekend getaway haunted inn Vermont", "inn | state Vermont | stay"],
  ["romantic haunted inn for our anniversary", "inn | everywhere | stay"],
  ["a weekend in Savannah", "near Savannah, Georgia"],
  ["halloween night in salem", "near Salem, Massachusetts | month 10"],
  ["lighthouses in Maine in January", "lighthouses | state Maine | month 1"],
  ["Halloween", "words Halloween"],
  ["The May-Stringer House", "words The May-Stringer House"],
  ["may I visit Alcatraz", "words Alcatraz"],
  // What listings don't say.
  ["kid friendly ghost tours near 02139", "near Cambridge, Massachusetts 02139 | kids | answer walk"],
  ["dog friendly haunted hotels in Savannah", "hotels | near Savannah, Georgia | dogs"],
  ["wheelchair accessible haunted hotels", "hotels | everywhere | stepfree"],
  ["cheap haunted hotels in New Orleans", "hotels | near New Orleans, Louisiana | no what rooms cost"],
  ["open now near Denver", "near Denver, Colorado | now"],
  // Driving.
  ["a haunted hotel to sleep in within two hours of Chicago", "hotel | near Chicago, Illinois | 120 min | stay"],
  ["within 2 hours of Chicago", "near Chicago, Illinois | 120 min"],
  ["haunted hotels within 2 hours of Chicago", "hotels | near Chicago, Illinois | 120 min"],
  ["haunted inns 90 minutes from Boston", "inns | near Boston, Massachusetts | 90 min"],
  ["2 hours from Atlanta", "near Atlanta, Georgia | 120 min"],
  ["an hour from Nashville", "near Nashville, Tennessee | 60 min"],
  ["half an hour from Seattle", "near Seattle, Washington | 30 min"],
  ["haunted prisons within a 3 hour drive of Columbus, Ohio", "prisons | near Columbus, Ohio | 180 min"],
  ["1.5 hours drive from Denver", "near Denver, Colorado | 90 min"],
  ["scariest place within an hour of Pittsburgh", "best | near Pittsburgh, Pennsylvania | 60 min"],
  ["within 30 miles of Salem, MA", "near Salem, Massachusetts | 30 mi"],
  ["haunted hotels 50 miles from Denver", "hotels | near Denver, Colorado | 50 mi"],
  ["free haunted places within an hour of Washington DC", "near Washington, District of Columbia | 60 min | free"],
  // On the way: for the planner.
  ["on the way from Nashville to New Orleans", "drive Nashville > New Orleans"],
  ["haunted hotels on the way from Boston to New York", "hotels | drive Boston > New York"],
  ["three-day drive from Nashville to New Orleans", "drive Nashville > New Orleans, 3 days"],
  ["haunted stops between Chicago and St. Louis", "drive Chicago > St. Louis"],
  ["road trip from Los Angeles to San Francisco", "drive Los Angeles > San Francisco"],
  ["2 day haunted road trip from Denver to Santa Fe", "drive Denver > Santa Fe, 2 days"],
  ["places along the way from Atlanta to Savannah", "drive Atlanta > Savannah"],
  ["a weekend from Boston to Salem", "drive Boston > Salem, 2 days"],
  ["Nashville to New Orleans in three days", "drive Nashville > New Orleans, 3 days"],
  [
    "Nashville to New Orleans in three days, sleep in haunted inns",
    "inns | drive Nashville > New Orleans, 3 days | stay",
  ],
  ["from Boston to Salem and stay in a haunted hotel", "hotel | drive Boston > Salem | stay"],
  ["drive from Nashville to New Orleans over a weekend", "drive Nashville > New Orleans, 2 days"],
  ["Chicago to St. Louis", "drive Chicago > St. Louis"],
  ["inns near my route from Boston to Salem", "inns | drive Boston > Salem"],
  ["inns near my route Boston to Salem", "inns | drive Boston > Salem"],
  ["haunted hotels on my way to Salem from Boston", "hotels | drive Boston > Salem"],
  ["what haunted places are between Nashville and Memphis", "drive Nashville > Memphis"],
  ["old jails worth a stop between Nashville and Memphis", "jails | drive Nashville > Memphis"],
  ["ghosts on the way from Austin to Houston", "drive Austin > Houston"],
  ["lighthouses from Portland Maine to Boston", "lighthouses | drive Portland Maine > Boston"],
  ["from 45202 to Lexington with nights in inns", "inns | drive 45202 > Lexington | stay"],
  ["weekend trip from Chicago", "drive Chicago > back, 2 days"],
  ["day trip from Boston", "drive Boston > back, 1 days"],
  ["3 days around Savannah", "drive Savannah > back, 3 days"],
  ["haunted road trip through Ohio", "drive Ohio"],
  ["three days in New England", "drive New England, 3 days"],
  ["Gateway to Hell", "words Gateway to Hell"],
  // Names, and what looks like a wish but is none.
  ["The Stanley Hotel", "words The Stanley Hotel"],
  ["everything around Savannah", "near Savannah, Georgia"],
  ["everything around Savannah on a map", "near Savannah, Georgia"],
  ["lighthouses in Maine", "lighthouses | state Maine"],
  ["most haunted lighthouse near me", "best | lighthouse | here"],
  ["free haunted places near me", "here | free"],
  ["free cemeteries nearby?", "cemeteries | here | free"],
  ["what haunted places are in my area", "here"],
  ["Freetown", "near Freetown, Massachusetts"],
];

const SENTENCES: Cases = [
  ["hotels not in Texas", "hotels | everywhere | not state Texas"],
  ["prisons except Alcatraz", "prisons | everywhere | not Alcatraz", "Eastern State Penitentiary"],
  ["hotels not the Stanley Hotel in Colorado", "hotels | state Colorado | not Stanley Hotel"],
  [
    "prisons but not alcatraz or ohio state reformatory",
    "prisons | everywhere | not alcatraz | not ohio state reformatory",
  ],
  [
    "stanley hotel or the crescent hotel",
    "words stanley hotel or the crescent hotel | answer compare",
    "The Stanley Hotel",
  ],
  ["full list of haunted places", "everywhere"],
  ["haunted places with dogs allowed", "everywhere | dogs"],
  ["castles in England", "castles | everywhere | no places outside the United States"],
  ["places to eat dinner with ghosts in Boston", "restaurants | near Boston, Massachusetts"],
  ["Civil War battlefields in Virginia", "battlefields | state Virginia | left Civil, War"],
  ["closest asylum to Pittsburgh", "nearest | asylum | near Pittsburgh, Pennsylvania"],
  ["cheap places in the South", "region the South | $20"],
  ["surprise me", "everywhere | answer surprise"],
  ["Surprise, Arizona", "near Surprise, Arizona"],
  ["The Best Western", "words Western", "Western & Atlantic Railroad Tunnel"],
  ["hotels in Gettysburg with a pool", "hotels | near Gettysburg, Pennsylvania | left pool"],
  ["hotels with a pool in Gettysburg", "hotels | near Gettysburg, Pennsylvania | left pool"],
  ["abandoned asylums in Ohio", "asylums | state Ohio | left abandoned"],
  ["lady in white in Georgia", "state Georgia | left lady, white"],
  ["places with a lady in white near Chicago", "near Chicago, Illinois | left lady, white"],
  ["prisons or asylums in Pennsylvania", "prisons or asylums | state Pennsylvania"],
  ["prisons and asylums in Pennsylvania", "prisons or asylums | state Pennsylvania"],
  ["hotels in Texas or Oklahoma", "hotels | state Texas or state Oklahoma"],
  ["haunted hotels in Boston and Salem", "hotels | near Boston, Massachusetts or near Salem, Massachusetts"],
  ["everything in Ohio except cemeteries", "state Ohio | not cemeteries"],
  ["Ohio but not Columbus", "state Ohio | not near Columbus, Ohio"],
  ["cemeteries in Chicago but no churches", "cemeteries | near Chicago, Illinois | not churches"],
  ["nearest haunted hotel to Denver", "nearest | hotel | near Denver, Colorado"],
  ["closest ghost town to Las Vegas", "nearest | ghost town | near Las Vegas, Nevada"],
  ["what's the closest haunted place to 60614", "nearest | near Chicago, Illinois 60614"],
  ["new places in Texas", "newest | state Texas"],
  ["newest haunted places", "newest | everywhere"],
  ["something scary for tonight in Chicago", "near Chicago, Illinois | dark"],
  [
    "something to do on Friday night in New Orleans",
    "near New Orleans, Louisiana | no what is open on another day or at another hour",
  ],
  ["where should I go on Halloween", "everywhere | month 10"],
  ["where to sleep with ghosts in Savannah", "near Savannah, Georgia | stay"],
  ["sleep with ghosts", "everywhere | stay"],
  ["haunted air bnb in Tennessee", "air bnb | state Tennessee"],
  ["Airbnb haunted Pennsylvania", "Airbnb | state Pennsylvania"],
  ["haunted places along Route 66", "region Route 66"],
  ["Route 66 in Arizona", "region Route 66 in Arizona"],
  ["places where the ghost of Abraham Lincoln is seen", "words Abraham Lincoln", "Custer House, Fort Abraham Lincoln"],
  ["Lizzie Borden bed and breakfast", "words Lizzie Borden", "Lizzie Borden House"],
  ["Civil War hospital", "words Civil War hospital", "Mason House Inn"],
  ["hotels with a white lady", "hotels | everywhere | left white, lady"],
  ["drive from pheonix to flagstaf haunted stops", "drive pheonix > flagstaf"],
  ["spookiest raod in Connecticut", "best | road | state Connecticut"],
  ["newest additions", "newest | everywhere"],
  ["what to see between Tulsa and Oklahoma City", "drive Tulsa > Oklahoma City"],
  ["places like the Amityville House", "words Amityville House | answer similar", "The Amityville House"],
  ["hauntd plantations lousiana overnite", "plantations | state Louisiana | stay"],
  ["haunted places nr me", "here"],
  ["hotels in New York State", "hotels | state New York"],
  ["Route 66 Arizona", "region Route 66 in Arizona"],
  ["haunted places along I-95", "region I-95"],
  ["I95 Georgia", "region I-95 in Georgia"],
  ["off interstate 80 in Nebraska", "region I-80 in Nebraska"],
  ["hotels along US 1 in Florida", "hotels | region US 1 in Florida"],
  ["highway 61, Mississippi", "region US 61 in Mississippi"],
  ["haunted places along I-3", "everywhere | left I-3 | answer trip"],
  ["Route 66 haunted motels", "motels | region Route 66"],
  ["haunted outer banks", "region the Outer Banks"],
  ["lighthouses on the Outer Banks", "lighthouses | region the Outer Banks"],
  ["haunted Hudson Valley", "region the Hudson Valley"],
  ["haunted inns in the hudson valley", "inns | region the Hudson Valley"],
  ["bay area ghosts", "region the Bay Area"],
  ["haunted places in the bay area", "region the Bay Area"],
  ["gulf coast lighthouses", "lighthouses | region the Gulf Coast"],
  ["haunted plantations in the south", "plantations | region the South"],
  ["southern plantations", "plantations | region the South"],
  ["the northeast", "region the Northeast"],
  [
    "haunted hotels in the northeast under 2 hours from NYC",
    "hotels | near New York, New York | 120 min | left the northeast",
  ],
  ["Pacific Northwest haunted hotels", "hotels | region the Pacific Northwest"],
  ["PNW ghosts", "region the Pacific Northwest"],
  ["southwest ghost towns", "ghost towns | region the Southwest"],
  ["rocky mountains haunted hotels", "hotels | region the Rocky Mountain states"],
  ["great lakes lighthouses", "lighthouses | region the Great Lakes states"],
  ["haunted lighthouses lake michigan", "lighthouses | region Lake Michigan"],
  ["appalachia hauntings", "region Appalachia"],
  ["smoky mountains", "region the Smoky Mountains"],
  ["cape cod haunted inns", "inns | region Cape Cod"],
  ["long island haunted house", "region Long Island"],
  ["upstate new york asylums", "asylums | region upstate New York"],
  ["northern california ghost towns", "ghost towns | region Northern California"],
  ["southern california haunted hotels", "hotels | region Southern California"],
  ["texas hill country", "region the Texas Hill Country"],
  ["new orleans french quarter", "near French Quarter, New Orleans, Louisiana"],
  ["ghosts in the french quarter", "near French Quarter, New Orleans, Louisiana"],
  ["capitol hill seattle", "near Capitol Hill, Seattle, Washington"],
  ["haunted bars in deep ellum", "bars | near Deep Ellum, Dallas, Texas"],
  ["gaslamp quarter", "near Gaslamp Quarter, San Diego, California"],
  ["Old Town, San Diego", "near Old Town, San Diego, California"],
  ["the bronx", "near The Bronx, New York, New York"],
  ["south side of chicago", "near South Side, Chicago, Illinois"],
  ["how far is the Stanley Hotel", "words Stanley Hotel", "The Stanley Hotel"],
  ["is the Stanley Hotel really haunted", "words Stanley Hotel", "The Stanley Hotel"],
  ["tell me about the Winchester house", "words Winchester house", "Winchester Mystery House"],
  ["story of the bell witch", "words bell witch", "Bell Witch Cave"],
  ["Lizzie Borden", "words Lizzie Borden", "Lizzie Borden House"],
  ["can i stay overnight at the lizzie borden house", "words lizzie borden house", "Lizzie Borden House"],
  ["how much does it cost to visit alcatraz", "words alcatraz", "Alcatraz"],
  ["how much is alcatraz", "words alcatraz", "Alcatraz"],
  ["is Waverly Hills open now", "words Waverly Hills", "Waverly Hills Sanatorium"],
  [
    "places open on Sunday in Salem",
    "near Salem, Massachusetts | enter | no what is open on another day or at another hour",
  ],
  ["open today in Savannah", "near Savannah, Georgia | enter | no what is open on another day or at another hour"],
  ["under $20 in Salem", "near Salem, Massachusetts | $20"],
  ["cheap ghost tours in Savannah", "near Savannah, Georgia | $20 | answer walk"],
  ["less than 20 dollars near Boston", "near Boston, Massachusetts | $20"],
  ["free stuff near me", "here | free"],
  ["kid friendly haunted places in Ohio", "state Ohio | kids"],
  ["haunted places for families", "everywhere | kids"],
  ["wheelchair accessible haunted museums near Philadelphia", "museums | near Philadelphia, Pennsylvania | stepfree"],
  ["haunted museums in DC", "museums | state District of Columbia"],
  ["haunted libraries", "libraries | everywhere"],
  ["haunted library in Indiana", "library | state Indiana"],
  ["haunted schools in Illinois", "schools | state Illinois"],
  ["colleges with ghosts", "colleges | everywhere"],
  ["haunted universities in Massachusetts", "universities | state Massachusetts"],
  ["haunted theaters in New York City", "theaters | near New York, New York"],
  ["haunted ship", "ship | everywhere"],
  ["ships in California", "ships | state California"],
  ["haunted caves in Kentucky", "caves | state Kentucky"],
  ["haunted tunnels", "tunnels | everywhere"],
  ["haunted bridges in Pennsylvania", "bridges | state Pennsylvania"],
  ["crybaby bridge", "bridge | everywhere | left crybaby"],
  ["haunted woods in Connecticut", "woods | state Connecticut"],
  ["haunted forests in New Jersey", "forests | state New Jersey"],
  ["Pine Barrens", "near Pine Barrens, New Jersey"],
  ["haunted roads in texas", "roads | state Texas"],
  ["shadow people in Missouri", "state Missouri | left shadow, people"],
  ["poltergeist activity in Connecticut", "Poltergeist Activity | state Connecticut"],
  ["places where you hear footsteps", "Footsteps | everywhere | left hear"],
  ["ghost children in hotels", "hotels or Ghostly Children | everywhere"],
  ["demon house in Indiana", "state Indiana | left demon"],
  ["native american burial ground", "burial ground | everywhere | left native, american"],
  ["indian burial grounds in Ohio", "burial grounds | state Ohio | left indian"],
  ["murder houses in Iowa", "words murder houses in Iowa", "Villisca Ax Murder House"],
  ["axe murder house", "words axe murder house", "Villisca Ax Murder House"],
  ["famous murder houses", "words murder houses", "Villisca Ax Murder House"],
  ["mafia ghosts in Chicago", "near Chicago, Illinois | left mafia"],
  ["pirates ghosts in North Carolina", "state North Carolina | left pirates"],
  ["witch trials Salem", "words witch trials Salem", "The Witch House"],
  ["Salem witch house", "words Salem witch house", "The Witch House"],
  ["haunted castles in america", "castles | everywhere"],
  ["haunted castle near me", "castle | here"],
  ["haunted wineries", "wineries | everywhere"],
  ["breweries with ghosts", "breweries | everywhere"],
  ["haunted pubs in Boston", "pubs | near Boston, Massachusetts"],
  ["where can I drink with ghosts in San Antonio", "restaurants | near San Antonio, Texas"],
  ["restaurants in Charleston", "restaurants | near Charleston, South Carolina"],
  ["haunted dinner in savannah ga", "restaurants | near Savannah, Georgia"],
  ["haunted restaurants chicago il", "restaurants | near Chicago, Illinois"],
  ["best ghost town in Nevada", "best | ghost town | state Nevada"],
  ["top 5 most haunted cities", "best | everywhere | answer most-haunted"],
  ["most haunted city in America", "everywhere | answer most-haunted"],
  ["most haunted state", "everywhere | answer most-haunted"],
  ["which state has the most ghosts", "everywhere | answer most-haunted"],
  ["walk in New Orleans", "near New Orleans, Louisiana | answer walk"],
  ["ghost walk in Charleston", "near Charleston, South Carolina | answer walk"],
  ["walking tour of Salem", "near Salem, Massachusetts | answer walk"],
  ["drive from Dallas to Austin", "drive Dallas > Austin"],
  ["Dallas to Austin", "drive Dallas > Austin"],
  ["haunted stops from Seattle to Portland", "drive Seattle > Portland"],
  ["road trip Ohio", "drive Ohio"],
  ["a 3 day trip in Louisiana", "drive Louisiana, 3 days"],
  ["weekend in the Catskills", "region the Catskills"],
  ["list of haunted hotels", "hotels | everywhere"],
  ["haunted hotels list", "hotels | everywhere | answer lists"],
  ["add a haunted place", "everywhere | answer submit"],
  ["I want to add my house", "everywhere | answer submit"],
  ["submit a story", "everywhere | answer submit"],
  ["report a haunting", "everywhere | answer submit"],
  ["remove my house", "everywhere | answer remove"],
  ["please remove my property", "everywhere | answer remove"],
  ["wrong address for a listing", "everywhere | answer remove"],
  ["how are scores made", "everywhere | answer scores"],
  ["what does the rating mean", "everywhere | answer scores"],
  ["map of haunted places in Ohio", "state Ohio | answer map"],
  ["show me a map of Texas", "state Texas | answer map"],
  ["hauted hotels", "hotels | everywhere"],
  ["huanted houses ohio", "state Ohio"],
  ["hotles in new orleans", "hotel | near New Orleans, Louisiana"],
  ["cematery in savanah", "cemetery | near Savannah, Georgia"],
  ["lighthose maine", "lighthouse | state Maine"],
  ["prizon philadelphia", "prison | near Philadelphia, Pennsylvania"],
  ["asylem", "asylum | everywhere"],
  ["asylum within 50 miles of Columbus", "asylum | near Columbus, Ohio | 50 mi"],
  ["within an hour of me", "here | 60 min"],
  ["things within 25 miles of 90210", "near Beverly Hills, California 90210 | 25 mi"],
  ["30 minutes from Philadelphia", "near Philadelphia, Pennsylvania | 30 min"],
  ["less than an hour from Boston", "near Boston, Massachusetts | 60 min"],
  ["near the Stanley Hotel", "near The Stanley Hotel"],
  ["haunted places near the Grand Canyon", "near Grand Canyon, Arizona"],
  ["hotels near Disneyland", "hotels | near Disneyland, California"],
  ["near Yellowstone", "near Yellowstone, Wyoming"],
  ["near the airport in Denver", "near Denver, Colorado | left airport"],
  ["Gettysburg hotels with ghosts of soldiers", "hotels or Phantom Soldiers | near Gettysburg, Pennsylvania"],
  ["civil war ghosts", "words civil war"],
  ["revolutionary war sites in Massachusetts", "state Massachusetts | left revolutionary, war"],
  ["aliens in Roswell", "near Roswell, Georgia | left aliens"],
  ["vampires in New Orleans", "near New Orleans, Louisiana | left vampires"],
  ["haunted dolls", "words dolls", "Fort East Martello and Robert the Doll"],
  ["conjuring house", "words conjuring house", "Old Arnold Estate (the Conjuring House)"],
  ["amityville horror house", "words amityville horror", "The Amityville House"],
  ["the shining hotel", "hotel | everywhere | left shining"],
  ["hotel from the shining", "hotel | everywhere | left shining"],
  ["what is the scariest place on earth", "best | everywhere"],
  ["what's haunted around here", "here"],
  ["I am in Toledo what can we see", "near Toledo, Ohio"],
  ["we will be in Key West next week", "near Key West, Florida | no what is open on another day or at another hour"],
  ["going to Memphis in March with my wife what hotel", "hotel | near Memphis, Tennessee | month 3"],
  ["my parents live in Erie PA, any graveyards close by?", "graveyards | near Erie, Pennsylvania"],
  [
    "a quiet cemetery that is free and open at night around Portland Oregon",
    "cemetery | near Portland, Oregon | enter | free | dark | left quiet",
  ],
  ["old hospital you can tour at night in West Virginia", "hospital | state West Virginia | enter | dark"],
  ["hotels in Ohio and Indiana that are not expensive", "hotels | state Ohio or state Indiana | no what rooms cost"],
  ["old prisons open for overnight investigations", "prisons | everywhere | enter | hunt"],
  ["overnight ghost hunts in Ohio", "state Ohio | hunt"],
  ["overnight ghost hunt west virginia", "state West Virginia | hunt"],
  ["asylums to rent for the night", "asylums | everywhere | hunt"],
  ["ghost hunting at a jail overnight", "jail | everywhere | hunt"],
  ["rent for the night", "everywhere | hunt"],
  ["private ghost hunt ohio", "state Ohio | hunt"],
  ["public ghost hunts near Louisville KY", "near Louisville, Kentucky | hunt"],
  ["where can I spend the night with my team in Pennsylvania", "state Pennsylvania | hunt"],
  ["rent an asylum for the night", "asylum | everywhere | hunt"],
  ["prisons that allow ghost hunters", "prisons | everywhere | hunt"],
  ["paranormal investigation Kansas", "state Kansas | hunt"],
  ["places to investigate in Iowa", "state Iowa | hunt"],
  ["overnight lock in at a museum", "museum | everywhere | hunt"],
  ["rent a haunted house in Vermont", "state Vermont | stay"],
  ["seen on Ghost Hunters", "on Ghost Hunters | everywhere"],
  ["ghost adventures season 3", "on Ghost Adventures, season 3 | everywhere"],
  ["ghost adventures nevada", "on Ghost Adventures | state Nevada"],
  ["Ghost Adventures", "on Ghost Adventures | everywhere"],
  ["as seen on the dead files", "on The Dead Files | everywhere"],
  ["hotels on ghost adventures in Arizona", "hotels | on Ghost Adventures | state Arizona"],
  ["where was ghost hunters filmed in New England", "on Ghost Hunters | region New England"],
  ["ghost hunters 2006", "on Ghost Hunters, 2006 | everywhere"],
  ["prisons featured on buzzfeed unsolved", "prisons | on BuzzFeed Unsolved | everywhere"],
  ["kindred spirits episodes near Boston", "on Kindred Spirits | near Boston, Massachusetts"],
  ["places from unsolved mysteries", "on Unsolved Mysteries | everywhere"],
  ["ghost adventures or ghost hunters Ohio", "on Ghost Adventures | on Ghost Hunters | state Ohio"],
  ["Ohio prisons not on ghost adventures", "prisons | state Ohio | not on Ghost Adventures"],
  ["places on ghost advenures", "on Ghost Adventures | everywhere"],
  ["seen on Most Haunted", "on Most Haunted | everywhere"],
  ["most haunted hotels", "best | hotels | everywhere"],
  ["ghosts of Shepherdstown", "near Shepherdstown, West Virginia"],
  ["fear", "words fear"],
  ["haunted places on tv", "everywhere | answer shows"],
  ["ghost shows", "everywhere | answer shows"],
  ["not a hotel but somewhere to sleep", "everywhere | stay | not hotel"],
  ["no cemeteries please, Louisiana", "state Louisiana | not cemeteries"],
  ["anything but hotels in Charleston", "near Charleston, South Carolina | not hotels"],
  ["churches in new england except Maine", "churches | region New England | not state Maine"],
  ["outside of Texas", "everywhere | not state Texas"],
  ["Texas, excluding Houston", "state Texas | not near Houston, Texas"],
  ["haunted house attractions", "everywhere"],
  ["halloween events near Cleveland", "near Cleveland, Ohio | month 10"],
  // A second round, by other strangers.
  ["haunted hotels near Niagara Falls", "hotels | near Niagara Falls, New York"],
  ["ghost towns in the Mojave", "ghost towns | region the Mojave Desert"],
  ["old mining towns in Colorado with ghosts", "state Colorado | left mining, towns"],
  [
    "best haunted bars in New Orleans open late",
    "best | bars | near New Orleans, Louisiana | enter | no what is open on another day or at another hour",
  ],
  ["pet friendly haunted inns Vermont", "inns | state Vermont | dogs"],
  ["places to ghost hunt overnight near Atlanta under an hour", "near Atlanta, Georgia | 60 min | hunt"],
  ["haunted lighthouses you can climb", "lighthouses | everywhere | left climb"],
  ["haunted places in Philadelphia that aren't prisons", "near Philadelphia, Pennsylvania | not prisons"],
  ["somewhere creepy but free within 20 miles of Cleveland", "near Cleveland, Ohio | 20 mi | free"],
  ["most haunted road in America", "best | road | everywhere"],
  ["is there anything haunted in Boise", "near Boise, Idaho"],
  ["haunted college campuses in Ohio", "campuses | state Ohio | left college"],
  ["spooky bridges", "bridges | everywhere"],
  ["cemeteries in Louisiana with famous graves", "cemeteries | state Louisiana | left graves"],
  ["bachelors grove", "words bachelors grove", "Bachelor's Grove Cemetery"],
  ["lemp mansion", "words lemp mansion", "Lemp Mansion"],
  ["st augustine fl lighthouse", "lighthouse | near St. Augustine, Florida"],
  ["haunted jail tour ohio", "jail | state Ohio"],
  ["what hotels in Denver are haunted", "hotels | near Denver, Colorado"],
  ["crescent hotel eureka springs", "words crescent hotel eureka springs", "1886 Crescent Hotel"],
  ["eureka springs", "near Eureka Springs, Arkansas"],
  ["new mexico ghost stories", "state New Mexico"],
  ["texas or new mexico ghost towns", "ghost towns | state Texas or state New Mexico"],
  ["ghost ship", "ship | everywhere"],
  ["queen mary", "words queen mary", "RMS Queen Mary"],
  ["headless horseman", "words headless horseman", "Old Dutch Church of Sleepy Hollow"],
  ["gettysburg at night", "near Gettysburg, Pennsylvania | dark"],
  ["gettysburg inns", "inns | near Gettysburg, Pennsylvania"],
  ["weekend in Gettysburg", "near Gettysburg, Pennsylvania"],
  ["Halloween in Salem", "near Salem, Massachusetts | month 10"],
  ["haunted places in Hawaii", "state Hawaii"],
  ["Alaska", "state Alaska"],
  ["hotels in alaska", "hotels | state Alaska"],
  ["haunted Las Vegas", "near Las Vegas, Nevada"],
  ["vegas hotels", "hotels | near Las Vegas, Nevada"],
  ["haunted new york", "state New York"],
  ["new york hotels", "hotels | state New York"],
  ["haunted places in washington state", "state Washington"],
  ["washington dc ghosts", "state District of Columbia"],
  ["haunted places in Kansas City", "near Kansas City, Missouri"],
  ["kansas city, kansas", "near Kansas City, Kansas"],
  ["haunted spots 30 min from Tampa", "near Tampa, Florida | 30 min"],
  ["asylum", "asylum | everywhere"],
  ["asylums I can visit", "asylums | everywhere | enter"],
  ["nothing with a church", "everywhere | not church"],
  ["hotels but nothing with a church", "hotels | everywhere | not church"],
  ["places without a fee in Ohio", "state Ohio | free"],
  ["prisons open to publik", "prisons | everywhere | enter"],
  ["museums with wheelchair acess in Texas", "museums | state Texas | stepfree"],
  ["waverly hils sanitorium overnight", "words waverly hils sanitorium", "Waverly Hills Sanatorium"],
  ["ghost of a soldier", "Phantom Soldiers | everywhere"],
  ["the song of a soldier", "words the song of a soldier"],
  ["a Savannah hotel", "hotel | near Savannah, Georgia"],
  ["children ghosts in hotels", "hotels or Ghostly Children | everywhere"],
  ["mansions built before 1800", "oldest | mansions | everywhere"],
  ["I own a haunted inn, how do I get listed", "everywhere | answer submit"],
  ["hospitals that were torn down", "hospitals | everywhere | answer gone"],
  ["phantom hitchhiker Chicago", "near Chicago, Illinois | left phantom, hitchhiker", "Resurrection Cemetery"],
  ["insane asylums open for tours", "insane asylums | everywhere | enter"],
  ["haunted plantation tours louisiana", "plantation | state Louisiana"],
  ["haunted theatre", "theatre | everywhere"],
  ["haunted places in Portland, Maine", "near Portland, Maine"],
  ["portland me", "near Portland, Maine"],
  ["portland or", "near Portland, Oregon"],
  ["things to do in Salem in October", "near Salem, Massachusetts | month 10"],
  ["where can I stay in a haunted lighthouse", "lighthouse | everywhere | stay"],
  ["stay in a haunted prison", "prison | everywhere | stay"],
  ["sleep in a jail cell", "jail | everywhere | stay | left cell"],
  ["scary hotels california", "hotels | state California"],
  ["what's the scariest hotel in California", "best | hotel | state California"],
  ["closest haunted house", "nearest | here"],
  ["haunted houses nearby", "here"],
  ["haunted mansions in Newport", "mansions | near Newport, Rhode Island"],
  ["ghosts of children", "Ghostly Children | everywhere"],
  ["crying baby", "Crying | everywhere | left baby"],
  ["woman in black", "words woman in black", "Franklin Castle"],
  ["phantom train", "words phantom train"],
  ["haunted ski resort", "resort | everywhere | left ski"],
  ["haunted island in Maine", "island | state Maine"],
  ["hell", "words hell"],
  ["devil's tramping ground", "words devil's tramping ground", "Devil's Tramping Ground"],
  ["jersey devil", "words jersey devil", "The Pine Barrens (Jersey Devil Country)"],
  ["bunnyman bridge", "bridge | everywhere | left bunnyman"],
  // Words that hold together in stories are no kind of place, and a museum in Richmond is not in Baltimore.
  ["underground railroad in ohio", "state Ohio | left underground, railroad", "Prospect Place"],
  ["edgar allan poe baltimore", "words edgar allan poe baltimore", "Westminster Hall and Burying Ground"],
  ["the dakota building", "words the dakota building", "The Dakota"],
  ["zak bagans museum", "words zak bagans museum", "Zak Bagans' The Haunted Museum"],
  ["conjuring", "words conjuring", "Old Arnold Estate (the Conjuring House)"],
  ["Edgar Allan Poe", "words Edgar Allan Poe"],
  ["Al Capone", "words Al Capone"],
  ["Abraham Lincoln ghost", "words Abraham Lincoln", "Custer House, Fort Abraham Lincoln"],
  ["Marilyn Monroe", "words Marilyn Monroe", "Cal Neva Lodge"],
  ["from Chicago to New Orleans", "drive Chicago > New Orleans"],
  ["Chicago to Detroit haunted stops", "drive Chicago > Detroit"],
  ["road trip through the South", "drive the South"],
  ["road trip along Route 66", "region Route 66"],
  ["how do I add a place", "everywhere | answer submit"],
  ["my house is listed, take it down", "everywhere | answer remove"],
  ["random haunted place in Texas", "state Texas | answer surprise"],
];

const SLOTS: Cases = [
  ["hotel in Savannah by Sunday", "hotel | near Savannah, Georgia | no what is open on another day or at another hour"],
  ["what can I visit tomorrow in Denver", "near Denver, Colorado | no what is open on another day or at another hour"],
  ["hidden gems in Georgia", "obscure | state Georgia"],
  ["a place nobody knows about in Kentucky", "obscure | state Kentucky"],
  ["cheapest tour in Ohio", "cheapest | state Ohio"],
  ["battlefields besides Gettysburg", "battlefields | everywhere | not near Gettysburg, Pennsylvania"],
  ["restaurants for dinner in Ohio", "restaurants | state Ohio"],
  ["deserted towns in Utah", "deserted towns | state Utah"],
  ["hotels in Toronto", "hotels | everywhere | no places outside the United States"],
  ["inns near Gettysburg under 200 a night", "inns | near Gettysburg, Pennsylvania | no what rooms cost"],
  ["10 minute walk from Boston Common", "near Boston Common | 1 mi | answer walk"],
  ["within 30 miles of the Stanley Hotel", "near The Stanley Hotel | 30 mi"],
  ["haunted places near my hotel", "here"],
  ["near Disney World", "near Orlando, Florida"],
  ["new mexco ghost towns", "ghost towns | state New Mexico"],
  ["best time to visit Salem", "near Salem, Massachusetts"],
  ["museum with an elevator in Ohio", "museum | state Ohio | stepfree"],
  // Prices.
  ["museums under $15 near Philadelphia", "museums | near Philadelphia, Pennsylvania | $15"],
  ["nothing over $10 in Boston", "near Boston, Massachusetts | $10"],
  ["places that cost less than 15 dollars near Austin", "near Austin, Texas | $15"],
  ["free or cheap stuff in New Orleans", "near New Orleans, Louisiana | $20"],
  ["haunted hotels under $150 a night in Savannah", "hotels | near Savannah, Georgia | no what rooms cost"],
  // Steps, hours, evenings.
  ["no stairs haunted places", "everywhere | stepfree"],
  ["step-free museums in Massachusetts", "museums | state Massachusetts | stepfree"],
  ["whats open right now near Gettysburg", "near Gettysburg, Pennsylvania | now"],
  ["what can we do in Savannah after 9pm", "near Savannah, Georgia | dark"],
  ["i have 3 hours in Philadelphia", "near Philadelphia, Pennsylvania"],
  // Not, except, or.
  ["hotels in the South except Florida", "hotels | region the South | not state Florida"],
  ["cemeteries in New England but not in Massachusetts", "cemeteries | region New England | not state Massachusetts"],
  ["haunted places in Louisiana outside New Orleans", "state Louisiana | not near New Orleans, Louisiana"],
  ["haunted Cape Cod inns not in Provincetown", "inns | region Cape Cod | not near Provincetown, Massachusetts"],
  ["haunted places that are not free", "everywhere | not free"],
  ["Ohio without footsteps", "state Ohio | not Footsteps"],
  ["mansions that aren't private", "mansions | everywhere | enter"],
  ["no bars, no restaurants, New Orleans", "near New Orleans, Louisiana | not bars | not restaurants"],
  // Of two kinds side by side the last is meant, of two joined by "with" the first.
  ["haunted college dorm", "dorm | everywhere | left college"],
  ["hotels with a bar in New Orleans", "hotels | near New Orleans, Louisiana | left bar"],
  // Parts of states, and regions that are no states.
  ["haunted western New York", "region western New York"],
  ["east texas haunted places", "region East Texas"],
  ["northeastern Ohio ghosts", "region northeastern Ohio"],
  ["dfw haunted places", "region Dallas–Fort Worth"],
  ["haunted places along the Mississippi River", "region the Mississippi River"],
  // Drives and walks.
  ["drive from Chicago to Memphis via St Louis", "drive Chicago > St Louis > Memphis"],
  ["Boston to Bar Harbor by way of Portland", "drive Boston > Portland > Bar Harbor"],
  ["Detroit to Mackinac Island", "drive Detroit > Mackinac Island"],
  ["on foot in New Orleans", "near New Orleans, Louisiana | answer walk"],
  ["haunted places off I-40 in Tennessee", "region I-40 in Tennessee"],
  ["how do i plan a haunted road trip", "everywhere | answer trip"],
  // Names beside words that are not of them.
  ["phone number for the Menger Hotel", "words Menger Hotel", "Menger Hotel"],
  ["tickets for Alcatraz night tour", "words Alcatraz", "Alcatraz"],
  ["my experience at Waverly Hills", "words Waverly Hills | answer tell", "Waverly Hills Sanatorium"],
  ["stanly hotel", "words stanly hotel", "The Stanley Hotel"],
  ["compare Stanley Hotel and Crescent Hotel", "words compare Stanley Hotel and Crescent Hotel | answer compare"],
  ["Alcatraz or Winchester House", "words Alcatraz or Winchester House | answer compare", "Alcatraz"],
  // Misspelled towns and states.
  ["pitsburgh haunted places", "near Pittsburgh, Pennsylvania"],
  ["tenessee haunted places", "state Tennessee"],
  ["missisippi plantations", "plantations | state Mississippi"],
  ["phillidelphia prisons", "prisons | near Philadelphia, Pennsylvania"],
  ["new orlens haunted hotel", "hotel | near New Orleans, Louisiana"],
  ["savanna georgia ghosts", "near Savannah, Georgia"],
  ["ny haunted inns hudson valley", "inns | region the Hudson Valley"],
  ["whaly house san diego", "near San Diego, California | left whaly", "Whaley House"],
  // Names that are made of other things.
  ["Old Jail", "words Old Jail", "Old Jail"],
  ["The Mount", "words The Mount", "The Mount"],
  ["Walker House", "words Walker House", "Walker House"],
  ["22 Mine Road", "near 22 Mine Road, off US 119, Holden, West Virginia", "22 Mine Road"],
  [
    "Oakwood Cemetery and Diamond Bessie",
    "words Oakwood Cemetery and Diamond Bessie",
    "Oakwood Cemetery and Diamond Bessie",
  ],
  ["bourbon orleans hotel new orleans", "words bourbon orleans hotel new orleans", "Bourbon Orleans Hotel"],
  ["white hall", "near Whitehall, Michigan", "White Hall"],
  ["villisca axe murder house", "words villisca axe murder house", "Villisca Ax Murder House"],
  // What is left out.
  ["cemeteries in New Orleans except St. Louis", "cemeteries | near New Orleans, Louisiana | not St. Louis"],
  ["restaurants but not bars in St. Augustine", "restaurants | near St. Augustine, Florida | not bars"],
  ["museum in Ohio not open Monday", "museum | state Ohio | no what is open on another day or at another hour"],
  // States by their letters.
  ["hotels in tx, ok or ar", "hotels | state Texas or state Oklahoma or state Arkansas"],
  ["inns in me, nh and vt", "inns | state Maine or state New Hampshire or state Vermont"],
  // Spanish.
  ["casas embrujadas en los angeles", "near Los Angeles, California"],
  ["cementerios cerca de Chicago", "cementerios | near Chicago, Illinois"],
  ["oldest haunted hotel in Texas", "oldest | hotel | state Texas"],
  ["HAUNTED HOTELS IN OHIO", "HOTELS | state Ohio"],
  ["2 hour drive from Boston", "near Boston, Massachusetts | 120 min"],
  ["ghost of a hunter", "words hunter"],
  ["oldest haunted house in Massachusetts", "oldest | houses or mansions | state Massachusetts"],
  ["haunted hotels in Silicon Valley", "hotels | region Silicon Valley"],
  ["lighthouses in Maine in winter", "lighthouses | state Maine | month 1"],
  ["night tours of asylums", "asylums | everywhere | enter | dark"],
  ["pizza place", "words pizza"],
  // Pages of the site.
  ["my house is listed please remove it", "everywhere | answer remove"],
  ["cities with the most ghosts", "everywhere | answer most-haunted"],
  ["you have my address wrong", "everywhere | answer remove"],
  ["add my bed and breakfast to your site", "everywhere | answer submit"],
  ["leave a review for the Lemp Mansion", "words Lemp Mansion | answer tell", "Lemp Mansion"],
  ["what to bring ghost hunting", "everywhere | answer guide"],
  ["scariest state", "everywhere | answer most-haunted"],
  // A walk is around the corner, the nearest first, and an evening is no word of a story.
  ["one evening in Philadelphia on foot", "near Philadelphia, Pennsylvania | answer walk", "Washington Square"],
  ["an evening walk in Savannah", "near Savannah, Georgia | answer walk", "Telfair Academy"],
  // Ages are those of children, and of houses.
  ["an eight-year-old and $20", "everywhere | kids | $20"],
  ["8 year old", "everywhere | kids"],
  ["with my 6 yo in Boston", "near Boston, Massachusetts | kids"],
  ["aged 6 to 9 near Gettysburg", "near Gettysburg, Pennsylvania | kids"],
  ["kids and $20 in Philadelphia", "near Philadelphia, Pennsylvania | kids | $20"],
  ["200 year old inns in Vermont", "inns | state Vermont | left 200, year"],
  // One place's facts.
  ["phone number of the Stanley Hotel", "words Stanley Hotel", "The Stanley Hotel"],
  ["phone number of the Stanley Hotel in Estes Park", "words Stanley Hotel in Estes Park", "The Stanley Hotel"],
  ["hours of the Whaley House", "words Whaley House", "Whaley House"],
  ["hours of the Old Jail in St. Augustine", "words Old Jail in St. Augustine", "Old Jail"],
  ["address of the Stanley Hotel", "words Stanley Hotel", "The Stanley Hotel"],
  ["when does the Winchester open", "words Winchester", "Winchester Mystery House"],
  ["how much is the Queen Mary", "words Queen Mary", "RMS Queen Mary"],
  ["photographs of the Myrtles", "words the Myrtles", "The Myrtles"],
  ["hours of museums in Salem", "museums | near Salem, Massachusetts"],
  ["history of Salem", "near Salem, Massachusetts"],
  ["prices of hotels in Savannah", "hotels | near Savannah, Georgia"],
  ["43215 within 60 miles jails only", "jails | near Columbus, Ohio 43215 | 60 mi"],
  ["what is true about Bell Witch", "words Bell Witch", "Bell Witch Cave"],
  ["the truth about Lizzie Borden", "words Lizzie Borden", "Lizzie Borden House"],
  ["is the Bell Witch story true", "words Bell Witch", "Bell Witch Cave"],
  ["is the Amityville story true", "words Amityville", "The Amityville House"],
  ["the truth about Salem", "near Salem, Massachusetts"],
  ["the history of Salem", "near Salem, Massachusetts"],
  ["the true story of the Alamo", "near Alamo, Texas", "The Alamo"],
  ["true ghost stories in Savannah", "near Savannah, Georgia"],
  // A name that begins with what is reported.
  ["where did the Bell Witch live", "words Bell Witch", "Bell Witch Cave"],
  ["hotels with footsteps in Ohio", "hotels or Footsteps | state Ohio"],
  // A hamlet's name that many stories have.
  ["soldier", "words soldier"],
  ["Soldier, Iowa", "near Soldier, Iowa"],
  // A person's ghost, and a town's.
  ["Lincoln's ghost", "words Lincoln's", "Lincoln's Tomb"],
  ["Savannah's ghosts", "near Savannah, Georgia"],
  // Hours and a half, and of two prices the higher one.
  ["jails less than two and a half hours from Indianapolis", "jails | near Indianapolis, Indiana | 150 min"],
  ["no more than an hour and a half from Philadelphia", "near Philadelphia, Pennsylvania | 90 min"],
  ["three quarters of an hour from Austin", "near Austin, Texas | 45 min"],
  ["quarter of an hour from Salem MA", "near Salem, Massachusetts | 15 min"],
  ["what costs between $10 and $25 in San Diego", "near San Diego, California | $25"],
  // Holidays, and hours that nobody lists.
  ["hotels for New Year's Eve in Boston", "hotels | near Boston, Massachusetts | month 12"],
  ["open on Thanksgiving near Plymouth", "near Plymouth, Massachusetts | enter | month 11"],
  ["open at 8pm in Gettysburg", "near Gettysburg, Pennsylvania | no what is open on another day or at another hour"],
  ["second most haunted hotel in Texas", "best | hotel | state Texas"],
  // A part of a name is left out, too, where it is a hamlet as well.
  ["prisons in Pennsylvania other than Eastern State", "prisons | state Pennsylvania | not Eastern State"],
  [
    "hotels in Colorado but not the Stanley or in Denver",
    "hotels | state Colorado | not near Denver, Colorado | not Stanley",
  ],
  ["castles but no museums in New York State", "castles | state New York | not museums"],
  ["places without an entrance fee in Key West", "near Key West, Florida | free"],
  ["no private houses in Massachusetts", "state Massachusetts | enter"],
  ["hotels and a hotel in Ohio or Ohio", "hotels | state Ohio"],
  // Two towns are no names to compare, and a drive may be put in other words.
  ["between Philadelphia and Pittsburgh with kids", "drive Philadelphia > Pittsburgh | kids"],
  ["Miami -> Key West", "drive Miami > Key West"],
  ["we leave from Austin and want to end in New Orleans", "drive Austin > New Orleans"],
  ["start in Boston and finish in Bangor", "drive Boston > Bangor"],
  // In other languages.
  ["hoteles embrujados en Nuevo México", "hotel | state New Mexico"],
  ["maisons hantées près de Boston", "near Boston, Massachusetts"],
  ["lieux hantés à La Nouvelle-Orléans", "near New Orleans, Louisiana"],
  ["Pacific coast lighthouses", "lighthouses | region the West Coast states"],
  // What somebody says about a listing.
  ["who do I contact about a mistake", "everywhere | answer remove"],
  ["my address should not be on here", "everywhere | answer remove"],
  ["photo of my restaurant is out of date", "everywhere | answer remove"],
  ["the Whaley House closed down", "words the Whaley House | answer gone", "Whaley House"],
  // Not the 51,000 of Gettysburg.
  ["Area 51", "words 51"],
];

describe.each([
  ["a text", QUERIES],
  ["a wish", WISHES],
  ["a stranger's sentence", SENTENCES],
  ["a slot", SLOTS],
] as const)("%s is understood:", (_kind, cases) => {
  test.each(cases.map(([text, read, first]) => ({ text, read, first })))("$text", async ({ text, read, first }) => {
    const result = await find(text);
    expect(say(result)).toBe(read);
    if (first) expect([...result.named, ...result.places][0]?.place.houseName).toBe(first);
  });
});

describe("alternatives", () => {
  const alternatives = async (text: string) => (await find(text)).alternatives;

  test.each([
    ["Salem", "Salem, Oregon"],
    ["New York", "New York, New York"],
    ["Pittsburg", "Pittsburgh, Pennsylvania"],
    ["Savanna", "Savannah, Georgia"],
    ["Bells", "Bells, Tennessee"],
    ["Plantation", "Plantation, Florida"],
    ["10 Federal St, Salem", "Salem, Oregon"],
    ["LA", "Los Angeles, California"],
    ["New England", "New England, North Dakota"],
    ["surprise", "Surprise, Arizona"],
    ["soldier", "Soldier, Iowa"],
  ])("%s: did you mean %s?", async (text, town) => {
    expect(await alternatives(text)).toContain(town);
  });

  test.each(["lighthouses in Maine", "Salem, MA"])("%s: nothing else is meant", async (text) => {
    expect(await alternatives(text)).toEqual([]);
  });

  test("have no duplicates", async () => {
    for (const [text] of QUERIES) {
      const offered = await alternatives(text);
      expect(new Set(offered).size).toBe(offered.length);
    }
  });
});

describe("what is found", () => {
  test("is ordered by rank where the best is asked for", async () => {
    const { places } = await find("scariest place in Ohio");
    const scores = places.map(({ place }) => place.rating);
    expect(places.length).toBeGreaterThan(20);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  test("begins with the place whose name is typed", async () => {
    const others: string[] = [];
    for (const { houseName } of context.catalog.places) {
      const { named, places } = await find(houseName);
      if ([...named, ...places][0]?.place.houseName !== houseName) others.push(houseName);
    }
    expect(others).toEqual([]);
  });

  test("begins with the place whose facts are asked for", async () => {
    const questions = ["phone number of the %", "hours of %", "address of the %", "tickets for %", "when does % open"];
    const others: string[] = [];
    for (const [i, { houseName }] of context.catalog.places.entries()) {
      const question = questions[i % questions.length]!.replace("%", houseName.replace(/^The (?=\S+ )/, ""));
      const { named, places } = await find(question);
      const first = [...named, ...places][0]?.place.houseName ?? "";
      // Two that differ in an article only are told apart by their towns.
      if (searchWords(first).join(" ") !== searchWords(houseName).join(" ")) others.push(question);
    }
    expect(others).toEqual([]);
  });

  test("begins with what was built first where the oldest is asked for", async () => {
    const years = (await find("oldest hotels in Texas")).places.map(({ place }) => place.yearBuilt ?? 9999);
    expect(years.length).toBeGreaterThan(10);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
  });

  test("begins with what is of the narrower kind rather than only called after it", async () => {
    const { places } = await find("haunted forests");
    const names = places.map(({ place }) => place.houseName);
    expect(names[0]).toBe("Freetown-Fall River State Forest");
    expect(names).toContain("Brigham Young Forest Farmhouse");
  });

  test("passes the filters", async () => {
    const { places } = await find("something free tonight near Salem");
    expect(places.length).toBeGreaterThan(0);
    for (const { place } of places) expect([isFree(place), place.afterDark]).toEqual([true, true]);
    for (const { place } of (await find("haunted hotels I can sleep in in Ohio")).places) expect(place.stay).toBe(true);
  });

  test("is of the kind and has the activity that were asked for", async () => {
    const { places } = await find("hotels in California with apparitions");
    expect(places.length).toBeGreaterThan(1);
    for (const { place } of places) {
      expect(place).toMatchObject({
        placeType: "hotel",
        paranormalActivityType: expect.stringContaining("Apparitions"),
      });
    }
  });

  test("is not of a kind or in an area that was excluded", async () => {
    const { places } = await find("everything in Ohio except cemeteries");
    expect(places.length).toBeGreaterThan(20);
    expect(places.filter(({ place }) => place.placeType === "cemetery")).toEqual([]);
    const elsewhere = await find("hotels not in Texas");
    expect(elsewhere.places.filter(({ place }) => place.state === "Texas")).toEqual([]);
  });

  test("is open in the month that was named", async () => {
    const all = await find("lighthouses in Maine");
    const january = await find("lighthouses in Maine in January");
    expect(january.places).toEqual(all.places.filter(({ place }) => isOpenIn(place, 1)));
  });

  test("has words that are left over first, and leaves nothing out for them", async () => {
    const all = await find("hotels in Ohio");
    const { places, unused } = await find("hotels in Ohio with a ballroom and a quixotic pool");
    expect(new Set(places.map(({ place }) => place.id))).toEqual(new Set(all.places.map(({ place }) => place.id)));
    expect(unused).toContain("quixotic");
    const rank = (await find("lady in white in Georgia")).places.map(({ place }) =>
      / lady /i.test(` ${place.storySummary} `),
    );
    expect(rank.lastIndexOf(true)).toBeLessThan(rank.length / 2);
  });

  test.each([
    ["free lighthouses where I can sleep in Ohio", "Without the filters"],
    ["asylum within 50 miles of Columbus", "Within 250 miles"],
    ["scariest lighthouses in Kansas", 'Without "lighthouses"'],
    ["old hospital you can tour at night in West Virginia", "Asylums & Sanatoriums"],
    ["asylum in Pennsylvania", "Hospitals"],
    ["ghost hunters season 99", "Ghost Hunters, any year"],
    ["the dead files in Hawaii", "Elsewhere"],
    ["lighthouses on Kindred Spirits", "Not on Kindred Spirits"],
  ])("is nothing where a part is not met, and more without it: %s", async (text, heading) => {
    const { named, places, loosened } = await find(text);
    expect([named, places]).toEqual([[], []]);
    expect(loosened!.heading).toMatch(heading);
    expect(loosened!.places.length).toBeGreaterThan(0);
  });

  test("lies around the visitor where the device says where that is", async () => {
    const here = { lat: 41.88, lng: -87.63 };
    const { slots, places } = await search(context, nobody, "free cemeteries near me", { here });
    expect(slots.areas).toMatchObject([{ kind: "near", label: "you" }]);
    expect(places.length).toBeGreaterThan(2);
    for (const { place, distance } of places) expect([isFree(place), distance! <= 50]).toEqual([true, true]);
  });

  test.each([
    ["Winchester mansion", "Winchester Mystery House"],
    ["is the white house haunted", "The White House"],
    ["haunted cemetery near 60614", "Graceland Cemetery"],
    ["casas embrujadas en Texas", "Marfa Lights Viewing Area"],
  ])("begins with what a stranger means: %s", async (text, name) => {
    const { named, places } = await find(text);
    expect([...named, ...places][0]?.place.houseName).toBe(name);
  });

  test("has no number for a part of it", async () => {
    const names = (await find("Area 51")).places.map(({ place }) => place.houseName);
    expect(names).not.toContain("Gettysburg Battlefield");
    expect((await find("51,000")).places[0]?.place.houseName).toBe("Gettysburg Battlefield");
  });

  test("is nothing rather than every name with a short word of it", async () => {
    expect((await find("La Zzyzzona")).places).toEqual([]);
  });

  test("is close by if it is for tonight, and farther where nothing is", async () => {
    expect((await find("something free tonight near Salem")).miles).toBe(30);
    expect((await find("tonight within 60 miles of Salem, MA")).miles).toBe(60);
    expect((await find("free tonight near Duluth")).miles).toBe(100);
  });

  test.each(["tell what I saw at Waverly Hills", "i want to tell what i saw at waverly hills"])(
    "is the place that a sentence names: %s",
    async (text) => {
      const { places } = await find(text);
      expect(places.map(({ place }) => place.houseName)).toEqual(["Waverly Hills Sanatorium"]);
    },
  );

  test("lies within the miles that were named", async () => {
    const { places, miles } = await find("within 30 miles of Salem, MA");
    expect(miles).toBe(30);
    expect(Math.max(...places.map(({ distance }) => distance!))).toBeLessThanOrEqual(30);
  });
});

describe("bounds", () => {
  test("thirty words and two hundred characters are read, and the rest is named", async () => {
    const long = await find(`hotels in Ohio ${"pool ".repeat(40)} Texas`);
    expect(long.slots.areas.map(({ label }) => label)).toEqual(["Ohio"]);
    expect(long.ignored).toMatch(/Texas$/);
    expect((await find("hotels in Ohio")).ignored).toBe("");
  });
});
