import { expect, it } from "vitest";
import { inferPlaceType } from "./infer-place-type.ts";

it.each([
  ["Ada Cemetery", "", "cemetery"],
  ["Cemetery Road", "", "road"],
  ["Old Stronach Bridge cemetery", "", "cemetery"],
  ["Bird and Bottle Inn", "", "hotel"],
  ["Tarlton House Bed & Breakfast", "", "hotel"],
  ["Radisson South Hotel", "", "hotel"],
  ["Grand Opera House", "", "theater"],
  ["Victoria County Courthouse", "", "other"],
  ["Point Lookout Light House", "", "lighthouse"],
  ["Tyler House", "", "house"],
  ["Henry Ford Estate", "", "mansion"],
  ["Oak Alley Plantation", "", "plantation"],
  ["Danvers State Hospital", "", "asylum"],
  ["Children's Hospital", "", "hospital"],
  ["Ohio State Reformatory", "", "prison"],
  ["University of Memphis", "", "university"],
  ["Old Fort Niagara", "", "fort"],
  ["Fort Mifflin Hotel", "", "hotel"],
  ["Fort Wayne Theatre", "", "theater"],
  ["USS Hornet", "", "ship"],
  ["U.S.S. North Carolina", "", "ship"],
  ["Barnard's Barbershop", "", "other"],
  ["Church of the Holy Ghost", "", "church"],
  ["Woods behind the Elementary School", "", "park"],
  ["Marysville High School Theatre", "", "theater"],
  ["Central High School", "A ghost walks in the park.", "other"],
  ["Big Nose Kate's", "This saloon was a hotel once. The park is near.", "restaurant"],
  ["Mingo", "Voices are heard in an old graveyard.", "cemetery"],
  ["Mingo", "Nothing is known.", "other"],
  ["", "", "other"],
])("%j with %j is of the kind %s", (name, text, kind) => {
  expect(inferPlaceType(name, text)).toBe(kind);
});
