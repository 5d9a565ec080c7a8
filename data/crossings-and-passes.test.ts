/** Ways over water and over mountains that people know: what takes them across, and when. */
import { describe, expect, test } from "vitest";
import { drive } from "../app/domain/roads/drive.ts";
import { loadRoadNetwork } from "../server/roads/load-road-network.ts";
import { readGazetteer } from "../tests/curated-directory.ts";

const network = loadRoadNetwork(".", readGazetteer());
const at = (lat: number, lng: number) => ({ lat, lng });

type Range = readonly [min: number, max: number];
type Way = [from: string, lat: number, lng: number, to: string, toLat: number, toLng: number, by: string, miles?: Range, minutes?: Range];

/** A ferry takes the car, a boat does not, and without either there is a road, be it a long one. */
const WAYS: readonly Way[] = [
  ["San Francisco", 37.7793, -122.4193, "Alcatraz", 37.8267, -122.423, "boat Alcatraz City Cruises", [3, 7], [40, 75]],
  ["San Francisco", 37.7793, -122.4193, "Angel Island", 37.861, -122.432, "boat Angel Island-Tiburon Ferry"],
  ["San Francisco", 37.7793, -122.4193, "Sausalito", 37.859, -122.485, ""],
  ["New London", 41.3557, -72.0995, "Ledge Light", 41.3058, -72.0775, "boat Ledge Light Boat", [3, 8], [35, 75]],
  ["Wilmington", 39.7459, -75.5466, "Fort Delaware", 39.5896, -75.568, "boat Fort Delaware Ferry", [14, 24], [50, 90]],
  ["Biddeford", 43.4926, -70.4534, "Wood Island Light", 43.4568, -70.3292, "boat Wood Island Light Boat"],
  ["Bath", 43.9106, -69.8206, "Seguin Island Light", 43.7075, -69.7581, "boat Seguin Island Ferry"],
  ["Boston", 42.3602, -71.0579, "Fort Warren", 42.3197, -70.9281, "boat Boston Harbor Islands Ferry"],
  ["Portsmouth", 43.072, -70.762, "Star Island", 42.977, -70.614, "boat Isles of Shoals Steamship"],
  ["Poughkeepsie", 41.7004, -73.921, "Bannerman Castle", 41.4556, -73.9889, "boat Bannerman Island Boat"],
  ["Newport", 41.4901, -71.3128, "Rose Island", 41.4954, -71.3427, "boat Rose Island Boat", [1, 5], [30, 65]],
  ["Manhattan", 40.7033, -74.017, "the Statue of Liberty", 40.6892, -74.0445, "boat Statue City Cruises"],
  ["Jersey City", 40.718, -74.044, "Ellis Island", 40.6995, -74.0396, "boat Statue City Cruises"],
  ["Manhattan", 40.7033, -74.017, "Governors Island", 40.6895, -74.0168, "boat Governors Island Ferry"],
  ["Alexandria Bay", 44.336, -75.918, "Boldt Castle", 44.3445, -75.922, "boat Uncle Sam Boat Tours"],
  ["Charleston", 32.7765, -79.931, "Fort Sumter", 32.7523, -79.8747, "boat Fort Sumter Tours"],
  ["Charleston", 32.7765, -79.931, "Fort Moultrie", 32.759, -79.857, ""],
  ["St. Marys", 30.73, -81.546, "Dungeness", 30.749, -81.47, "boat Cumberland Island Ferry"],
  ["Savannah", 32.081, -81.091, "Fort Pulaski", 32.027, -80.89, ""],
  ["Bluffton", 32.237, -80.86, "Daufuskie Island", 32.113, -80.866, "boat Daufuskie Island Ferry"],
  ["Parkersburg", 39.2667, -81.5615, "Blennerhassett Island", 39.2722, -81.6347, "boat Blennerhassett Sternwheeler", [3, 8], [45, 75]],
  ["Biloxi", 30.396, -88.8853, "Deer Island", 30.3735, -88.856, "boat Small boat to Deer Island", [1, 5], [30, 65]],
  ["St. Ignace", 45.866, -84.728, "Mackinac Island", 45.849, -84.619, "boat Mackinac Island Ferry"],
  ["Mackinaw City", 45.784, -84.727, "St. Ignace", 45.866, -84.728, ""],
  ["Long Beach CA", 33.77, -118.193, "Avalon", 33.342, -118.328, "boat Catalina Express"],
  ["New London", 41.3557, -72.0995, "Greenport", 41.1034, -72.3593, "ferry Cross Sound Ferry"],
  ["Charlotte", 44.3098, -73.2612, "Essex NY", 44.31, -73.3543, "ferry Charlotte-Essex Ferry", [5, 11], [30, 65]],
  ["Grand Isle", 44.72, -73.3, "Plattsburgh", 44.6995, -73.4529, "ferry Grand Isle-Plattsburgh Ferry", [7, 14], [30, 65]],
  ["Cape May", 38.935, -74.906, "Lewes", 38.774, -75.139, "ferry Cape May-Lewes Ferry"],
  ["Hyannis", 41.653, -70.282, "Nantucket", 41.283, -70.099, "ferry Hyannis-Nantucket Ferry"],
  ["Falmouth", 41.551, -70.615, "Edgartown", 41.389, -70.513, "ferry Woods Hole-Vineyard Haven Ferry"],
  ["Providence", 41.824, -71.413, "Block Island", 41.172, -71.577, "ferry Block Island Ferry"],
  ["Ellsworth", 44.543, -68.42, "Bar Harbor", 44.388, -68.204, ""],
  ["Portland ME", 43.659, -70.257, "Peaks Island", 43.657, -70.19, "ferry Casco Bay Lines"],
  ["Williamsburg", 37.271, -76.707, "Surry", 37.138, -76.835, "ferry Jamestown-Scotland Ferry"],
  ["Nags Head", 35.957, -75.624, "Ocracoke", 35.114, -75.981, "ferry Hatteras-Ocracoke Ferry"],
  ["Virginia Beach", 36.853, -75.978, "Cape Charles", 37.268, -76.017, ""],
  ["Fernandina Beach", 30.671, -81.463, "Mayport", 30.393, -81.428, "ferry St. Johns River Ferry"],
  ["Miami", 25.774, -80.194, "Key West", 24.556, -81.782, ""],
  ["St. Petersburg", 27.7709, -82.6793, "the Sunshine Skyway", 27.625, -82.6586, ""],
  ["Galveston", 29.301, -94.797, "Port Bolivar", 29.385, -94.764, "ferry Bolivar Ferry"],
  ["Sandusky", 41.449, -82.708, "Put-in-Bay", 41.654, -82.82, "ferry Miller Ferry"],
  ["Sandusky", 41.449, -82.708, "Johnson's Island", 41.4986, -82.7307, ""],
  ["Sturgeon Bay", 44.834, -87.377, "Washington Island", 45.377, -86.92, "ferry Washington Island Ferry"],
  ["Ludington", 43.955, -86.4525, "Manitowoc", 44.0886, -87.6576, "ferry S.S. Badger"],
  ["Anacortes", 48.512, -122.612, "Friday Harbor", 48.534, -123.017, "ferry Washington State Ferries"],
  ["Friday Harbor", 48.534, -123.017, "Eastsound", 48.696, -122.905, "ferry Washington State Ferries"],
  ["Bellingham", 48.749, -122.478, "Lummi Island", 48.71, -122.68, "ferry Lummi Island Ferry"],
  ["Seattle", 47.606, -122.332, "Vashon", 47.447, -122.46, "ferry Fauntleroy-Vashon Ferry"],
  ["Tacoma", 47.253, -122.444, "Vashon", 47.447, -122.46, "ferry Point Defiance-Tahlequah Ferry"],
  ["Tacoma", 47.253, -122.444, "Gig Harbor", 47.329, -122.58, ""],
  ["Seattle", 47.606, -122.332, "Coupeville", 48.218, -122.686, "ferry Mukilteo-Clinton Ferry"],
  ["Anacortes", 48.512, -122.612, "Coupeville", 48.218, -122.686, ""],
  ["Steilacoom", 47.1698, -122.6026, "Anderson Island", 47.16, -122.7, "ferry Steilacoom-Anderson Island Ferry", [3, 9], [25, 60]],
  ["Cathlamet", 46.203, -123.383, "Westport OR", 46.13, -123.37, "ferry Wahkiakum Ferry"],
  ["New London", 41.3557, -72.0995, "Orient Point", 41.154, -72.24, "ferry Cross Sound Ferry", [14, 22], [75, 135]],
  ["Bridgeport", 41.179, -73.195, "Port Jefferson", 40.9465, -73.069, "", [80, 115], [95, 150]],
  ["Aurora NY", 42.754, -76.702, "Ovid NY", 42.676, -76.823, "", [30, 45], [40, 75]],
  ["Aurora NY", 42.754, -76.702, "Romulus NY", 42.752, -76.834, "", [25, 40], [35, 65]],
  ["Rhinebeck", 41.9268, -73.9124, "Kingston NY", 41.927, -73.9974, "", [9, 14], [14, 32]],
  ["Radford VA", 37.1318, -80.5764, "Talcott WV", 37.6498, -80.7523, "", [60, 85], [80, 140]],
  ["Boise", 43.615, -116.202, "Silver City ID", 43.0166, -116.733, "", [60, 85], [95, 170]],
];

test.each(WAYS)("from %s (%d, %d) to %s (%d, %d): %j", (_from, lat, lng, _to, toLat, toLng, by, miles, minutes) => {
  const found = drive(network, at(lat, lng), at(toLat, toLng))!;
  expect(found.crossings.map(({ kind, name }) => `${kind} ${name}`).join()).toBe(by);
  for (const [value, range] of [[found.miles, miles], [found.minutes, minutes]] as const) {
    if (!range) continue;
    expect(value).toBeGreaterThan(range[0]);
    expect(value).toBeLessThan(range[1]);
  }
});

/** About as long as the way over New York, which saves the fare. */
test("the ferry from Bridgeport to Port Jefferson is taken by those who avoid Interstates", () => {
  const found = drive(network, at(41.179, -73.195), at(40.9465, -73.069), { avoidInterstates: true })!;
  expect(found.crossings).toMatchObject([{ kind: "ferry", name: "Bridgeport-Port Jefferson Ferry" }]);
});

describe("a pass that snow closes", () => {
  test.each([
    ["Tioga Pass", "November through May", at(37.739, -119.573), at(37.958, -119.119), [65, 90], 200],
    ["Sonora Pass", "November through May", at(38.34, -119.83), at(38.256, -119.231), [40, 60], 120],
    ["Going-to-the-Sun Road", "October through June", at(48.53, -113.99), at(48.745, -113.43), [45, 62], 75],
    ["Trail Ridge Road", "October through May", at(40.377, -105.522), at(40.252, -105.823), [40, 55], 110],
    ["the Beartooth Highway", "October through May", at(45.186, -109.247), at(45.02, -109.933), [60, 75], 180],
    ["the North Cascades Highway", "November through April", at(48.672, -121.247), at(48.479, -120.186), [65, 82], 180],
    ["Cottonwood Pass", "November through May", at(38.842, -106.131), at(38.665, -106.846), [50, 62], 75],
  ] as const)("%s is driven in July, avoided in January, and warned of without a date", (name, months, from, to, [min, max], around) => {
    const inJuly = drive(network, from, to, { month: 7 })!;
    expect(inJuly.miles).toBeGreaterThan(min);
    expect(inJuly.miles).toBeLessThan(max);
    expect(inJuly.cautions).toEqual([]);
    const inJanuary = drive(network, from, to, { month: 1 })!;
    expect(inJanuary.miles).toBeGreaterThan(around);
    expect(inJanuary.cautions).toEqual([]);
    expect(drive(network, from, to)!.cautions).toContain(`Snow usually closes ${name} from ${months}.`);
  });
});

describe("where there is no other way, a sentence says what to expect", () => {
  const TO_SILVER_CITY = [at(43.615, -116.202), at(43.0168, -116.7332)] as const;
  const TO_PUT_IN_BAY = [at(41.449, -82.708), at(41.654, -82.82)] as const;
  const SILVER_CITY_CLOSED = "Snow usually closes Silver City Road from November through May";
  const UNPAVED = "Silver City Road is not paved.";

  test.each([
    ["to Silver City in July", TO_SILVER_CITY, 7, [UNPAVED]],
    ["to Silver City in January", TO_SILVER_CITY, 1, [`${SILVER_CITY_CLOSED}, and we know of no other way.`]],
    ["to Silver City, some day", TO_SILVER_CITY, undefined, [`${SILVER_CITY_CLOSED}.`, UNPAVED]],
    [
      "to Put-in-Bay in January",
      TO_PUT_IN_BAY,
      1,
      ["The Miller Ferry usually does not run from December through March, and we know of no other way."],
    ],
  ])("%s", (_, [from, to], month, cautions) => {
    expect(drive(network, from, to, { month })!.cautions).toEqual(cautions);
  });
});
