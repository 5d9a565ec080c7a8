/** Regions by their names: whole states, a part of some, or what lies around points. */
import { type LatLng, milesBetween } from "./miles-between.ts";
import { stateByCode, type UsState } from "./us-states.ts";

export interface UsRegion {
  /** As in a sentence: "the Midwest". */
  readonly label: string;
  readonly states: readonly UsState[];
  /** Only what lies between these latitudes and longitudes. */
  readonly box?: Box;
  /** Only what lies within so many miles of one of these points. */
  readonly around?: readonly Around[];
}

type Box = readonly [south: number, north: number, west: number, east: number];
type Around = readonly [lat: number, lng: number, miles: number];

interface RegionData extends Pick<UsRegion, "label" | "box" | "around"> {
  /** In lower case, without "the". */
  readonly names: string;
  readonly codes: string;
}

/** Names of two of them are also small towns in North Dakota and Wyoming, which are offered as alternatives. */
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
  { names: "lake michigan", label: "Lake Michigan", codes: "IL IN MI WI", box: [41.5, 46.2, -88.2, -84.7] },
  { names: "lake superior", label: "Lake Superior", codes: "MI MN WI", box: [46.2, 48.6, -92.4, -84.2] },
  { names: "lake erie", label: "Lake Erie", codes: "MI NY OH PA", box: [41.2, 43, -83.7, -78.7] },
  { names: "lake huron", label: "Lake Huron", codes: "MI", box: [42.9, 46.1, -84.8, -82.3] },
  { names: "lake ontario", label: "Lake Ontario", codes: "NY", box: [43, 44.4, -79.3, -75.8] },
  { names: "tri state area|tristate area", label: "the Tri-State Area", codes: "CT NJ NY" },
  { names: "gulf coast", label: "the Gulf Coast", codes: "AL FL LA MS TX", box: [24, 30.8, -98, -81.5] },
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
  { names: "long island", label: "Long Island", codes: "NY", box: [40.55, 41.2, -73.75, -71.8] },
  { names: "hamptons", label: "the Hamptons", codes: "NY", around: [[40.93, -72.3, 20]] },
  { names: "cape cod", label: "Cape Cod", codes: "MA", box: [41.5, 42.1, -70.7, -69.9] },
  { names: "jersey shore", label: "the Jersey Shore", codes: "NJ", box: [38.9, 40.5, -74.95, -73.9] },
  { names: "poconos|pocono mountains", label: "the Poconos", codes: "PA", around: [[41.1, -75.3, 30]] },
  {
    names: "pennsylvania dutch country|amish country",
    label: "Pennsylvania Dutch Country",
    codes: "PA",
    around: [[40.04, -76.3, 25]],
  },
  { names: "outer banks|obx", label: "the Outer Banks", codes: "NC", box: [34.55, 36.6, -76.2, -75.4] },
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
  { names: "lake tahoe|tahoe", label: "Lake Tahoe", codes: "CA NV", around: [[39.1, -120.03, 35]] },
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
    codes: "CA",
    box: [34.3, 37.1, -122.4, -119.3],
  },
  {
    names: "columbia river gorge|columbia gorge",
    label: "the Columbia River Gorge",
    codes: "OR WA",
    around: [[45.68, -121.6, 40]],
  },
  { names: "puget sound", label: "Puget Sound", codes: "WA", around: [[47.6, -122.4, 55]] },
  {
    names: "route 66|highway 66|rte 66|rt 66",
    label: "Route 66",
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
  { names: "united states|usa|us|u s|america|country|world|earth|states", label: "the United States", codes: "" },
];

const BY_NAME = new Map(
  REGIONS.flatMap(({ names, codes, ...region }) => {
    const states = codes
      .split(" ")
      .map((code) => stateByCode(code))
      .filter((state) => state !== undefined);
    return names.split("|").map((name) => [name, { ...region, states }] as const);
  }),
);

/** "New England", "Pacific Northwest": those of whole states, which a trip may tour. */
export const REGION_NAMES = REGIONS.filter(({ box, around, codes }) => !box && !around && codes !== "").map(
  ({ label }) => label.replace(/^the /, ""),
);

/** By its whole name: "the Midwest", "New England states". */
export function findRegion(text: string): UsRegion | undefined {
  const name = text.toLowerCase().replace(/^the /, "").replace(/[-.]/g, " ").replace(/\s+/g, " ").trim();
  return BY_NAME.get(name) ?? BY_NAME.get(name.replace(/ states$/, ""));
}

/** Whether the region is only whole states. */
export const isWholeStates = ({ states, box, around }: UsRegion): boolean => states.length > 0 && !box && !around;

/** `point` is undefined for a place whose position is unknown. */
export function isInRegion(region: UsRegion, state: string, point: LatLng | undefined): boolean {
  const { states, box, around } = region;
  if (states.length > 0 && !states.some(({ name }) => name === state)) return false;
  if (!box && !around) return true;
  if (!point) return false;
  if (box) {
    const [south, north, west, east] = box;
    return point.lat >= south && point.lat <= north && point.lng >= west && point.lng <= east;
  }
  return around!.some(([lat, lng, miles]) => milesBetween({ lat, lng }, point) <= miles);
}
