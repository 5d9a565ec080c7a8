/** Regions by name: whole states, parts of states, areas around points, or areas along roads. */
import { memoize } from "../memoize.ts";
import { nearestOnLine } from "./lines.ts";
import { type LatLng, milesBetween } from "./miles-between.ts";
import { stateByCode, type UsState } from "./us-states.ts";

export interface UsRegion {
  /** As it appears in a sentence: "the Midwest". */
  readonly label: string;
  /** What stands before it there, if not "in". */
  readonly preposition?: "along" | "on" | "around";
  readonly states: readonly UsState[];
  /** Limited to these latitudes and longitudes. */
  readonly box?: Box;
  /** Limited to this many miles around one of these points. */
  readonly around?: readonly Around[];
  /** Limited to the surroundings of one of these lines. */
  readonly along?: readonly (readonly LatLng[])[];
}

const ALONG_MILES = 10;
/** One degree of longitude, in the far north. */
const MIN_MILES_PER_LNG = 28;

/** One degree of latitude, at least. */
const MILES_PER_DEGREE = 68.7;

type Box = readonly [south: number, north: number, west: number, east: number];
type Around = readonly [lat: number, lng: number, miles: number];

interface RegionData extends Pick<UsRegion, "label" | "preposition" | "box" | "around"> {
  /** In lower case, without "the". */
  readonly names: string;
  readonly codes: string;
}

/** Two of these names are also small towns in North Dakota and Wyoming, which are offered as alternatives. */
const REGIONS: readonly RegionData[] = [
  { names: "new england", label: "New England", codes: "CT ME MA NH RI VT" },
  { names: "pacific northwest|pnw|northwest", label: "the Pacific Northwest", codes: "ID OR WA" },
  { names: "midwest|middle west|midwestern", label: "the Midwest", codes: "IL IN IA KS MI MN MO NE ND OH SD WI" },
  {
    names: "east coast|eastern seaboard",
    label: "the East Coast states",
    codes: "ME NH MA RI CT NY NJ DE MD VA NC SC GA FL",
  },
  { names: "west coast", label: "the West Coast states", codes: "CA OR WA" },
  { names: "deep south", label: "the Deep South", codes: "AL GA LA MS SC" },
  {
    names: "south|southern|southern states|southland",
    label: "the South",
    codes: "AL AR FL GA KY LA MS NC SC TN TX VA WV",
  },
  { names: "southeast", label: "the Southeast", codes: "AL FL GA KY MS NC SC TN VA WV" },
  { names: "northeast|northeastern", label: "the Northeast", codes: "CT ME MA NH RI VT NY NJ PA" },
  { names: "southwest|american southwest|desert southwest", label: "the Southwest", codes: "AZ NM NV UT TX OK" },
  { names: "mid atlantic|midatlantic", label: "the Mid-Atlantic states", codes: "NY NJ PA DE MD DC VA WV" },
  { names: "great plains|plains states", label: "the Great Plains", codes: "KS NE ND OK SD" },
  {
    names: "rockies|rocky mountains|mountain west|mountain states",
    label: "the Rocky Mountain states",
    codes: "CO ID MT NM UT WY",
  },
  { names: "great lakes", label: "the Great Lakes states", codes: "IL IN MI MN NY OH PA WI" },
  {
    names: "lake michigan",
    label: "Lake Michigan",
    preposition: "around",
    codes: "IL IN MI WI",
    box: [41.5, 46.2, -88.2, -84.7],
  },
  {
    names: "lake superior",
    label: "Lake Superior",
    preposition: "around",
    codes: "MI MN WI",
    box: [46.2, 48.6, -92.4, -84.2],
  },
  {
    names: "lake erie",
    label: "Lake Erie",
    preposition: "around",
    codes: "MI NY OH PA",
    box: [41.2, 43, -83.7, -78.7],
  },
  { names: "lake huron", label: "Lake Huron", preposition: "around", codes: "MI", box: [42.9, 46.1, -84.8, -82.3] },
  { names: "lake ontario", label: "Lake Ontario", preposition: "around", codes: "NY", box: [43, 44.4, -79.3, -75.8] },
  { names: "tri state area|tristate area", label: "the Tri-State Area", codes: "CT NJ NY" },
  {
    names: "gulf coast",
    label: "the Gulf Coast",
    preposition: "along",
    codes: "AL FL LA MS TX",
    box: [24, 30.8, -98, -81.5],
  },
  {
    names: "appalachia|appalachians|appalachian mountains",
    label: "Appalachia",
    codes: "KY NC PA TN VA WV GA OH",
    box: [34, 42, -85.5, -77.5],
  },
  { names: "ozarks|ozark mountains", label: "the Ozarks", codes: "AR MO OK", box: [35.2, 38, -95.5, -90.5] },
  { names: "upper peninsula", label: "the Upper Peninsula", codes: "MI", box: [45.6, 48.3, -90.5, -83.5] },
  { names: "upstate new york|upstate ny", label: "upstate New York", codes: "NY", box: [41.5, 45.1, -80, -71] },
  { names: "northern california|norcal", label: "Northern California", codes: "CA", box: [36.9, 42.1, -125, -114] },
  { names: "southern california|socal", label: "Southern California", codes: "CA", box: [32, 35.8, -121, -114] },
  {
    names: "hudson valley|hudson river valley",
    label: "the Hudson Valley",
    codes: "NY",
    box: [40.9, 42.9, -74.8, -73.3],
  },
  { names: "catskills|catskill mountains", label: "the Catskills", codes: "NY", around: [[42.1, -74.4, 35]] },
  { names: "adirondacks|adirondack mountains", label: "the Adirondacks", codes: "NY", around: [[44, -74.2, 55]] },
  { names: "finger lakes", label: "the Finger Lakes", codes: "NY", around: [[42.7, -76.9, 45]] },
  { names: "long island", label: "Long Island", preposition: "on", codes: "NY", box: [40.55, 41.2, -73.75, -71.8] },
  { names: "hamptons", label: "the Hamptons", codes: "NY", around: [[40.93, -72.3, 20]] },
  { names: "cape cod", label: "Cape Cod", preposition: "on", codes: "MA", box: [41.5, 42.1, -70.7, -69.9] },
  {
    names: "jersey shore",
    label: "the Jersey Shore",
    preposition: "on",
    codes: "NJ",
    box: [38.9, 40.5, -74.95, -73.9],
  },
  { names: "poconos|pocono mountains", label: "the Poconos", codes: "PA", around: [[41.1, -75.3, 30]] },
  {
    names: "pennsylvania dutch country|amish country",
    label: "Pennsylvania Dutch Country",
    codes: "PA",
    around: [[40.04, -76.3, 25]],
  },
  {
    names: "outer banks|obx",
    label: "the Outer Banks",
    preposition: "on",
    codes: "NC",
    box: [34.55, 36.6, -76.2, -75.4],
  },
  {
    names: "smoky mountains|smokies|great smoky mountains",
    label: "the Smoky Mountains",
    codes: "NC TN",
    around: [[35.6, -83.5, 45]],
  },
  {
    names: "blue ridge|blue ridge mountains",
    label: "the Blue Ridge",
    codes: "GA NC SC VA",
    around: [
      [35.6, -82.5, 45],
      [36.6, -81.2, 45],
      [37.6, -79.6, 45],
      [38.5, -78.5, 35],
    ],
  },
  {
    names: "shenandoah valley",
    label: "the Shenandoah Valley",
    codes: "VA WV",
    around: [
      [38.15, -79.07, 35],
      [38.6, -78.7, 30],
      [39.18, -78.16, 25],
    ],
  },
  {
    names: "lowcountry|low country",
    label: "the Lowcountry",
    codes: "GA SC",
    around: [
      [32.78, -79.93, 40],
      [32.4, -80.7, 35],
      [32.08, -81.09, 30],
    ],
  },
  {
    names: "florida keys",
    label: "the Florida Keys",
    codes: "FL",
    around: [
      [24.56, -81.78, 30],
      [24.72, -81.08, 30],
      [25.09, -80.44, 25],
    ],
  },
  { names: "florida panhandle", label: "the Florida Panhandle", codes: "FL", box: [29.5, 31.1, -87.7, -84] },
  {
    names: "mississippi delta",
    label: "the Mississippi Delta",
    codes: "MS",
    around: [
      [33.4, -90.9, 55],
      [34.2, -90.6, 35],
    ],
  },
  {
    names: "texas hill country|hill country",
    label: "the Texas Hill Country",
    codes: "TX",
    around: [[30.1, -98.9, 60]],
  },
  { names: "black hills", label: "the Black Hills", codes: "SD WY", around: [[44, -103.7, 45]] },
  {
    names: "lake tahoe|tahoe",
    label: "Lake Tahoe",
    preposition: "around",
    codes: "CA NV",
    around: [[39.1, -120.03, 35]],
  },
  { names: "bay area|san francisco bay area", label: "the Bay Area", codes: "CA", around: [[37.7, -122.2, 50]] },
  {
    names: "gold country|mother lode",
    label: "the Gold Country",
    codes: "CA",
    around: [
      [38.7, -120.8, 40],
      [39.3, -121.0, 30],
      [37.95, -120.4, 30],
    ],
  },
  { names: "napa valley|wine country", label: "Wine Country", codes: "CA", around: [[38.45, -122.4, 30]] },
  {
    names: "monterey peninsula|central coast",
    label: "California's Central Coast",
    preposition: "on",
    codes: "CA",
    box: [34.3, 37.1, -122.4, -119.3],
  },
  {
    names: "columbia river gorge|columbia gorge",
    label: "the Columbia River Gorge",
    codes: "OR WA",
    around: [[45.68, -121.6, 40]],
  },
  { names: "puget sound", label: "Puget Sound", preposition: "around", codes: "WA", around: [[47.6, -122.4, 55]] },
  {
    names: "route 66|highway 66|rte 66|rt 66",
    label: "Route 66",
    preposition: "along",
    codes: "IL MO KS OK TX NM AZ CA",
    around: [
      [41.88, -87.63, 15],
      [41.13, -88.83, 20],
      [40.48, -88.99, 20],
      [39.8, -89.65, 20],
      [38.81, -89.95, 15],
      [38.63, -90.2, 15],
      [38.21, -91.16, 20],
      [37.83, -92.2, 20],
      [37.21, -93.29, 20],
      [37.08, -94.51, 20],
      [36.87, -94.88, 15],
      [36.15, -95.99, 20],
      [35.47, -97.52, 20],
      [35.51, -98.97, 20],
      [35.22, -101.83, 25],
      [35.17, -103.72, 20],
      [35.08, -106.65, 20],
      [35.53, -108.74, 20],
      [34.9, -110.16, 20],
      [35.2, -111.65, 20],
      [35.25, -112.19, 15],
      [35.53, -113.43, 20],
      [35.19, -114.05, 20],
      [35.03, -114.38, 15],
      [34.9, -117.02, 20],
      [34.11, -117.29, 15],
      [34.06, -118.25, 12],
    ],
  },
  { names: "death valley", label: "Death Valley", codes: "CA NV", around: [[36.5, -117.0, 60]] },
  {
    names: "mojave desert|mojave|high desert",
    label: "the Mojave Desert",
    codes: "CA NV AZ",
    box: [34.35, 37.2, -118.2, -114.3],
  },
  { names: "sonoran desert", label: "the Sonoran Desert", codes: "AZ CA", box: [31.3, 34.2, -116.0, -110.5] },
  {
    names: "sierra nevada|sierra nevadas|high sierra|eastern sierra",
    label: "the Sierra Nevada",
    codes: "CA NV",
    around: [
      [38.0, -119.3, 45],
      [39.3, -120.3, 40],
      [37.0, -118.5, 40],
      [38.6, -120.0, 35],
    ],
  },
  { names: "big sur", label: "Big Sur", codes: "CA", around: [[36.2, -121.7, 40]] },
  { names: "inland empire", label: "the Inland Empire", codes: "CA", around: [[33.95, -117.35, 30]] },
  {
    names: "central valley|san joaquin valley",
    label: "the Central Valley",
    codes: "CA",
    around: [
      [36.75, -119.8, 35],
      [37.65, -121.0, 30],
      [35.37, -119.02, 35],
      [38.58, -121.49, 25],
    ],
  },
  {
    names: "orange county ca|orange county california",
    label: "Orange County, California",
    codes: "CA",
    around: [[33.75, -117.85, 18]],
  },
  {
    names: "redwoods|redwood coast|lost coast",
    label: "the Redwood Coast",
    preposition: "on",
    codes: "CA",
    around: [
      [40.8, -124.16, 40],
      [41.75, -124.2, 25],
    ],
  },
  {
    names: "dfw|dallas fort worth|metroplex|dallas ft worth",
    label: "Dallas–Fort Worth",
    codes: "TX",
    around: [
      [32.78, -96.8, 30],
      [32.75, -97.33, 30],
    ],
  },
  { names: "rio grande valley", label: "the Rio Grande Valley", codes: "TX", around: [[26.2, -98.2, 45]] },
  {
    names: "big bend",
    label: "Big Bend",
    codes: "TX",
    around: [
      [29.4, -103.3, 60],
      [30.3, -103.9, 30],
    ],
  },
  { names: "texas panhandle", label: "the Texas Panhandle", codes: "TX", box: [34.0, 36.6, -103.1, -100.0] },
  { names: "piney woods", label: "the Piney Woods", codes: "TX", box: [30.0, 33.9, -95.6, -93.5] },
  {
    names: "green country",
    label: "northeastern Oklahoma",
    codes: "OK",
    box: [35.3, 37.0, -97.0, -94.4],
  },
  { names: "oklahoma panhandle", label: "the Oklahoma Panhandle", codes: "OK", box: [36.5, 37.0, -103.1, -100.0] },
  { names: "four corners", label: "the Four Corners", codes: "AZ CO NM UT", around: [[37.0, -109.05, 110]] },
  { names: "monument valley", label: "Monument Valley", codes: "AZ UT", around: [[37.0, -110.1, 50]] },
  { names: "southern tier", label: "New York's Southern Tier", codes: "NY", box: [41.99, 42.6, -79.8, -75.3] },
  { names: "north country", label: "New York's North Country", codes: "NY", box: [43.9, 45.1, -76.4, -73.2] },
  {
    names: "capital district|capital region",
    label: "New York's Capital District",
    codes: "NY",
    around: [[42.65, -73.76, 30]],
  },
  {
    names: "mohawk valley",
    label: "the Mohawk Valley",
    codes: "NY",
    around: [
      [43.1, -75.23, 30],
      [42.94, -74.19, 25],
    ],
  },
  { names: "thousand islands", label: "the Thousand Islands", codes: "NY", around: [[44.3, -75.95, 30]] },
  { names: "berkshires|the berkshires", label: "the Berkshires", codes: "MA", box: [42.0, 42.8, -73.6, -72.9] },
  {
    names: "south shore massachusetts|south shore",
    label: "Boston's South Shore",
    preposition: "on",
    codes: "MA",
    around: [[42.1, -70.8, 18]],
  },
  {
    names: "north shore massachusetts|north shore",
    label: "Boston's North Shore",
    preposition: "on",
    codes: "MA",
    around: [[42.6, -70.85, 18]],
  },
  { names: "pioneer valley", label: "the Pioneer Valley", codes: "MA", around: [[42.3, -72.6, 22]] },
  { names: "white mountains", label: "the White Mountains", codes: "NH ME", around: [[44.2, -71.4, 35]] },
  { names: "green mountains", label: "the Green Mountains", codes: "VT", box: [42.7, 45.0, -73.3, -72.5] },
  {
    names: "lake champlain|champlain valley",
    label: "Lake Champlain",
    preposition: "around",
    codes: "VT NY",
    around: [[44.5, -73.3, 35]],
  },
  { names: "lakes region", label: "New Hampshire's Lakes Region", codes: "NH", around: [[43.6, -71.4, 22]] },
  { names: "lehigh valley", label: "the Lehigh Valley", codes: "PA", around: [[40.6, -75.45, 20]] },
  { names: "laurel highlands", label: "the Laurel Highlands", codes: "PA", around: [[39.95, -79.4, 30]] },
  { names: "delaware valley", label: "the Delaware Valley", codes: "PA NJ DE", around: [[39.95, -75.17, 35]] },
  { names: "south jersey", label: "South Jersey", codes: "NJ", box: [38.9, 40.05, -75.6, -74.0] },
  { names: "north jersey", label: "North Jersey", codes: "NJ", box: [40.5, 41.4, -75.2, -73.9] },
  {
    names: "delmarva|eastern shore|delmarva peninsula",
    label: "the Eastern Shore",
    preposition: "on",
    codes: "DE MD VA",
    box: [37.1, 39.7, -76.35, -75.0],
  },
  {
    names: "chesapeake bay",
    label: "the Chesapeake Bay",
    preposition: "around",
    codes: "MD VA",
    around: [
      [38.97, -76.49, 25],
      [38.3, -76.5, 25],
      [37.6, -76.3, 25],
      [36.95, -76.3, 25],
      [39.45, -76.1, 20],
    ],
  },
  {
    names: "hampton roads|tidewater|virginia peninsula|historic triangle",
    label: "Hampton Roads",
    codes: "VA",
    around: [
      [36.95, -76.35, 22],
      [37.27, -76.7, 15],
    ],
  },
  {
    names: "dmv|dc area|national capital region",
    label: "the Washington Area",
    codes: "DC MD VA",
    around: [[38.9, -77.03, 30]],
  },
  {
    names: "research triangle|the triangle|raleigh durham",
    label: "the Research Triangle",
    codes: "NC",
    around: [[35.85, -78.8, 25]],
  },
  { names: "piedmont triad", label: "the Piedmont Triad", codes: "NC", around: [[36.08, -80.0, 25]] },
  {
    names: "tri cities tennessee|tri cities tn",
    label: "the Tri-Cities of Tennessee",
    codes: "TN VA",
    around: [[36.47, -82.4, 25]],
  },
  {
    names: "grand strand",
    label: "the Grand Strand",
    preposition: "on",
    codes: "SC",
    around: [
      [33.69, -78.89, 20],
      [33.4, -79.15, 15],
    ],
  },
  { names: "golden isles", label: "the Golden Isles", preposition: "on", codes: "GA", around: [[31.15, -81.45, 20]] },
  { names: "emerald coast", label: "the Emerald Coast", preposition: "on", codes: "FL", around: [[30.4, -86.6, 40]] },
  { names: "space coast", label: "the Space Coast", preposition: "on", codes: "FL", around: [[28.4, -80.7, 35]] },
  { names: "tampa bay", label: "Tampa Bay", codes: "FL", around: [[27.85, -82.6, 35]] },
  {
    names: "first coast",
    label: "Florida's First Coast",
    preposition: "on",
    codes: "FL",
    around: [
      [30.3, -81.4, 25],
      [29.9, -81.31, 20],
    ],
  },
  { names: "everglades", label: "the Everglades", codes: "FL", around: [[25.7, -81.0, 55]] },
  { names: "acadiana|cajun country", label: "Acadiana", codes: "LA", around: [[30.2, -92.0, 45]] },
  {
    names: "northshore|north shore louisiana",
    label: "Louisiana's Northshore",
    preposition: "on",
    codes: "LA",
    around: [[30.45, -90.1, 22]],
  },
  {
    names: "natchez trace|natchez trace parkway",
    label: "the Natchez Trace",
    preposition: "along",
    codes: "AL MS TN",
    around: [
      [36.1, -86.9, 20],
      [35.5, -87.3, 25],
      [34.9, -87.7, 25],
      [34.25, -88.7, 25],
      [33.4, -89.2, 25],
      [32.6, -89.9, 25],
      [32.1, -90.8, 25],
      [31.56, -91.4, 15],
    ],
  },
  {
    names: "bluegrass|bluegrass region",
    label: "the Bluegrass",
    codes: "KY",
    around: [
      [38.04, -84.5, 35],
      [37.81, -85.47, 20],
    ],
  },
  { names: "quad cities", label: "the Quad Cities", codes: "IA IL", around: [[41.5, -90.55, 25]] },
  {
    names: "driftless|driftless area",
    label: "the Driftless Area",
    codes: "IA IL MN WI",
    box: [42.2, 44.6, -92.5, -89.9],
  },
  { names: "door county", label: "Door County", codes: "WI", box: [44.6, 45.5, -87.8, -86.8] },
  { names: "north woods|northwoods", label: "the North Woods", codes: "MI MN WI", box: [45.3, 48.0, -95.5, -88.0] },
  {
    names: "minnesota north shore|iron range|boundary waters",
    label: "northeastern Minnesota",
    codes: "MN",
    box: [46.6, 48.6, -93.5, -89.4],
  },
  { names: "thumb|michigan thumb", label: "Michigan's Thumb", codes: "MI", box: [42.8, 44.15, -83.6, -82.3] },
  { names: "lower peninsula", label: "Michigan's Lower Peninsula", codes: "MI", box: [41.6, 45.9, -87.0, -82.3] },
  {
    names: "badlands|dakota badlands",
    label: "the Badlands",
    codes: "ND SD",
    around: [
      [43.85, -102.3, 50],
      [46.95, -103.5, 40],
    ],
  },
  { names: "front range", label: "the Front Range", codes: "CO", box: [38.1, 41.0, -105.7, -104.3] },
  { names: "san luis valley", label: "the San Luis Valley", codes: "CO", around: [[37.6, -105.9, 40]] },
  { names: "western slope", label: "Colorado's Western Slope", codes: "CO", box: [36.99, 41.0, -109.1, -106.8] },
  { names: "inland northwest", label: "the Inland Northwest", codes: "WA ID", around: [[47.66, -117.4, 60]] },
  {
    names: "olympic peninsula",
    label: "the Olympic Peninsula",
    preposition: "on",
    codes: "WA",
    box: [46.9, 48.3, -124.8, -122.7],
  },
  { names: "san juan islands", label: "the San Juan Islands", codes: "WA", around: [[48.55, -122.95, 20]] },
  {
    names: "tri cities washington|tri cities wa",
    label: "the Tri-Cities of Washington",
    codes: "WA",
    around: [[46.23, -119.2, 25]],
  },
  {
    names: "cascades|cascade mountains",
    label: "the Cascades",
    codes: "OR WA",
    around: [
      [48.5, -121.2, 40],
      [47.4, -121.4, 35],
      [46.8, -121.7, 35],
      [45.4, -121.8, 30],
      [44.1, -121.6, 40],
      [42.9, -122.1, 35],
    ],
  },
  {
    names: "willamette valley",
    label: "the Willamette Valley",
    codes: "OR",
    around: [
      [44.94, -123.04, 25],
      [44.05, -123.1, 25],
      [45.4, -122.7, 20],
    ],
  },
  {
    names: "oregon coast",
    label: "the Oregon Coast",
    preposition: "on",
    codes: "OR",
    box: [42.0, 46.3, -124.6, -123.7],
  },
  { names: "oahu", label: "Oahu", preposition: "on", codes: "HI", box: [21.2, 21.75, -158.3, -157.6] },
  { names: "maui", label: "Maui", preposition: "on", codes: "HI", box: [20.5, 21.1, -156.8, -155.9] },
  { names: "kauai", label: "Kauai", preposition: "on", codes: "HI", box: [21.8, 22.3, -159.9, -159.2] },
  {
    names: "big island|hawaii island|island of hawaii",
    label: "the Big Island",
    preposition: "on",
    codes: "HI",
    box: [18.9, 20.3, -156.1, -154.7],
  },
  {
    names: "pacific coast highway|pch|highway 1|route 1 california|california highway 1",
    label: "California's Highway 1",
    preposition: "along",
    codes: "CA",
    around: [
      [33.6, -117.9, 12],
      [34.01, -118.5, 12],
      [34.4, -119.7, 15],
      [35.3, -120.8, 20],
      [36.3, -121.8, 20],
      [36.97, -122.03, 15],
      [37.5, -122.5, 12],
      [38.3, -123.0, 20],
      [39.3, -123.8, 20],
    ],
  },
  {
    names: "blue ridge parkway|skyline drive",
    label: "the Blue Ridge Parkway",
    preposition: "along",
    codes: "NC VA",
    around: [
      [38.5, -78.5, 25],
      [37.9, -79.0, 20],
      [37.3, -79.9, 20],
      [36.6, -80.9, 20],
      [36.1, -81.7, 20],
      [35.6, -82.5, 20],
      [35.45, -83.2, 20],
    ],
  },
  { names: "east texas", label: "East Texas", codes: "TX", box: [29.8, 34, -96.7, -93.5] },
  { names: "west texas", label: "West Texas", codes: "TX", box: [29, 33.5, -106.7, -99.4] },
  { names: "central texas", label: "Central Texas", codes: "TX", box: [29.3, 32, -99.5, -96.5] },
  { names: "south texas", label: "South Texas", codes: "TX", box: [25.8, 29.6, -100.6, -96.5] },
  { names: "north texas", label: "North Texas", codes: "TX", box: [32, 34.1, -99, -95.9] },
  {
    names: "northern michigan|up north michigan",
    label: "northern Michigan",
    codes: "MI",
    box: [44, 48.3, -90.5, -83],
  },
  {
    names: "mississippi river|great river road",
    label: "the Mississippi River",
    preposition: "along",
    codes: "AR IA IL KY LA MN MO MS TN WI",
    around: [
      [29.95, -90.07, 20],
      [30.45, -91.19, 20],
      [31.56, -91.4, 15],
      [32.35, -90.88, 15],
      [33.41, -91.06, 20],
      [34.52, -90.58, 20],
      [35.15, -90.05, 20],
      [36.6, -89.5, 20],
      [37.3, -89.52, 20],
      [38.63, -90.2, 20],
      [38.89, -90.18, 15],
      [39.71, -91.36, 20],
      [39.93, -91.41, 15],
      [40.81, -91.11, 20],
      [41.5, -90.55, 20],
      [42.5, -90.66, 20],
      [43.8, -91.24, 20],
      [44.05, -91.64, 15],
      [44.95, -93.1, 15],
    ],
  },
  { names: "united states|usa|us|u s|america|country|world|earth|states", label: "the United States", codes: "" },
];

const BY_NAME = new Map(
  REGIONS.flatMap(({ names, codes, ...region }) => {
    const states = codes
      .split(" ")
      .map((code) => stateByCode(code))
      .filter((state) => state !== undefined);
    const own = region.label.toLowerCase().replace(/^the /, "").replaceAll("-", " ");
    return [own, ...names.split("|")].map((name) => [name, { ...region, states }] as const);
  }),
);

/** Regions of whole states, which a trip may tour: "New England", "Pacific Northwest". */
export const REGION_NAMES = REGIONS.filter(({ box, around, codes }) => !box && !around && codes !== "").map(
  ({ label }) => label.replace(/^the /, ""),
);

/** Looks up a whole name: "the Midwest", "New England states". */
export function findRegion(text: string): UsRegion | undefined {
  const name = text.toLowerCase().replace(/^the /, "").replace(/[-.]/g, " ").replace(/\s+/g, " ").trim();
  return BY_NAME.get(name) ?? BY_NAME.get(name.replace(/ states$/, ""));
}

/** Whether the region consists of whole states only. */
export const isWholeStates = ({ states, box, around, along }: UsRegion): boolean =>
  states.length > 0 && !box && !around && !along;

/** The part of a region inside a state: "I-40 in Tennessee". */
export const partIn = (region: UsRegion, state: UsState): UsRegion =>
  region.states.length === 1 ? region : { ...region, label: `${region.label} in ${state.name}`, states: [state] };

/** `point` is undefined for a place whose position is unknown. */
export function isInRegion(region: UsRegion, state: string, point: LatLng | undefined): boolean {
  const { states, box, around, along } = region;
  if (states.length > 0 && !states.some(({ name }) => name === state)) return false;
  if (!box && !around && !along) return true;
  if (!point) return false;
  if (along) return along.some((line) => isAlong(line, point));
  if (box) {
    const [south, north, west, east] = box;
    return point.lat >= south && point.lat <= north && point.lng >= west && point.lng <= east;
  }
  return around!.some(
    ([lat, lng, miles]) =>
      Math.abs(lat - point.lat) * MILES_PER_DEGREE <= miles && milesBetween({ lat, lng }, point) <= miles,
  );
}

/** Most lines are far away, which their bounds reveal at once. */
function isAlong(line: readonly LatLng[], point: LatLng): boolean {
  const { south, north, west, east } = boundsOf(line);
  if (point.lat < south || point.lat > north || point.lng < west || point.lng > east) return false;
  return milesBetween(nearestOnLine(line, point).spot, point) <= ALONG_MILES;
}

const boundsOf = memoize((line: readonly LatLng[]) => {
  const [lats, lngs] = [line.map(({ lat }) => lat), line.map(({ lng }) => lng)];
  const [up, across] = [ALONG_MILES / MILES_PER_DEGREE, ALONG_MILES / MIN_MILES_PER_LNG];
  return {
    south: Math.min(...lats) - up,
    north: Math.max(...lats) + up,
    west: Math.min(...lngs) - across,
    east: Math.max(...lngs) + across,
  };
});
