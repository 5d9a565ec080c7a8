/** Names a building in the alternative text by what is drawn; it counts stories only where an editor did. */
import type { PlaceType } from "../../domain/places/place.ts";
import type { Building, GableShape, Light, Material, Part, Tower } from "./building.ts";

const NOUNS: Partial<Record<PlaceType, string>> = {
  hotel: "hotel",
  asylum: "asylum",
  hospital: "hospital",
  prison: "prison",
  theater: "theater",
  university: "college hall",
  restaurant: "tavern",
  mansion: "mansion",
  house: "house",
};

const NUMBERS = "zero one two three four five six seven eight nine ten".split(" ");

const MATERIALS: Record<Material, string> = {
  brick: "brick",
  stone: "stone",
  limestone: "pale stone",
  stucco: "plastered",
  wood: "wooden",
  weathered: "weathered wooden",
  timbered: "half-timbered",
  adobe: "adobe",
};

const ROOFS: Partial<Record<NonNullable<Part["roof"]>, string>> = {
  mansard: "a mansard roof",
  battlements: "battlements",
  tile: "tiled roofs",
  gambrel: "a gambrel roof",
  balustrade: "a balustrade along its roof",
  setback: "stepped upper stories",
};

const GABLES: Partial<Record<GableShape, readonly [one: string, several: string]>> = {
  curved: ["a curved gable", "curved gables"],
  stepped: ["a stepped gable", "stepped gables"],
  arched: ["an arched gable", "arched gables"],
  pediment: ["a pediment", "pediments"],
};

const CAPS: Record<NonNullable<Tower["cap"]>, string> = {
  cone: "pointed",
  pyramid: "steep-roofed",
  hip: "square",
  dome: "domed",
  mansard: "mansard-roofed",
  battlements: "battlemented",
  belfry: "spired",
  flat: "",
};

const SIGNS: Record<NonNullable<Building["sign"]>, string> = {
  roof: "a lit sign on its roof",
  blade: "a lit sign",
  marquee: "a lit marquee",
  "marquee and blade": "a lit marquee",
  hanging: "a hanging sign",
};

const pair = (tower: string): string => `${tower.replace(/^an? /, "two ")}s`;
const isPair = (at: Tower["at"]): boolean => at === "corners" || at === "sides";

function towerWords({ at, cap = "pyramid", clock, round }: Tower): string {
  const look = [round && cap === "flat" ? "round" : CAPS[cap], clock ? "clock" : ""].filter(Boolean).join(" ");
  return isPair(at) ? `two ${look} towers`.replace("  ", " ") : `a ${look} tower`.replace("  ", " ");
}

/** What strikes the eye first, at most three things. */
function features(building: Building): string[] {
  const { center = {}, towers = center.towers ?? [], roof = center.roof } = building;
  const gable = building.gable ?? center.gable;
  const gables = building.gables ?? center.gables ?? 0;
  const said = [
    building.prow && "a rounded corner",
    ...towers.map(towerWords),
    gables > 0 && gable && GABLES[gable]?.[gables > 1 ? 1 : 0],
    roof && ROOFS[roof],
    building.porch && (building.porch === "arcade" ? "an arcade along its front" : "a long porch"),
    (building.entrance === "galleries" || center.entrance === "galleries") && "galleries on columns",
    (building.entrance === "giant" || center.entrance === "giant") && "tall columns",
    building.entrance === "colonnade" && "tall columns along its front",
    building.balconies && (building.balconies > 1 ? "iron balconies" : "an iron balcony"),
    building.cupola && "a cupola",
    building.stack && "a great central chimney",
    building.projection && (building.projection.roof ?? "front") === "front" && "a gable to the front",
    building.entrance === "fan" && "a fanlight over its door",
    building.entrance === "veranda" && "a porch",
    building.entrance === "portico" && "a portico",
    building.annex && "a higher tower behind",
    (building.oriels?.length ?? 0) > 0 && "bay windows",
    building.sign && SIGNS[building.sign],
    building.yard && "a walled yard",
    center.windows === "cell" || building.wings?.some(({ windows }) => windows === "cell")
      ? "tall cell windows"
      : false,
  ];
  const words = said.filter((word) => typeof word === "string");
  // Two towers of a kind are counted.
  const counted = words.map((word) => (words.filter((other) => other === word).length > 1 ? pair(word) : word));
  return [...new Set(counted)].slice(0, 3);
}

const PAINT: Partial<Record<NonNullable<Light["paint"]>, string>> = {
  spiral: "striped in a spiral",
  bands: "in dark and pale bands",
  "black above": "black above and white below",
  "black middle": "with a black band",
};
const STANDING = { left: "beside", right: "beside", center: "in the middle of", roof: "on the roof of" } as const;

/** A light tower is high or low only where a row tells its height. */
function lightPhrase(building: Building, known: Partial<Building>): string {
  const { form = "round", paint = "plain", material, at = "right" } = building.light ?? {};
  const feet = at === "roof" ? undefined : known.light?.feet;
  const height = feet && (feet < 45 ? "low" : feet >= 100 ? "tall" : "");
  const look = [
    height,
    form === "octagon" ? "octagonal" : form === "square" ? "square" : "",
    material && MATERIALS[material],
  ];
  const tower = [...look, "light tower", PAINT[paint]].filter(Boolean).join(" ");
  const stands = { shore: "", rock: ", on bare rock at the sea", pier: ", on a pier in the water" }[
    building.light?.on ?? "shore"
  ];
  const high = known.stories && `${NUMBERS[known.stories]}-story`;
  const roof = building.roof && ROOFS[building.roof];
  const house = [high, known.material && MATERIALS[known.material], "keeper's house"].filter(Boolean).join(" ");
  const beside = building.bays === 0 ? "" : ` ${STANDING[at]} a ${house}${roof ? ` with ${roof}` : ""}`;
  return `${/^[aeio]/.test(tower) ? "an" : "a"} ${tower}${beside}${stands}`;
}

/** The stories and the material are those that a row gave; a preset's are only drawn. */
export function buildingPhrase(building: Building, known: Partial<Building> & { placeType?: PlaceType }): string {
  if (building.build === "light") return lightPhrase(building, known);
  const { placeType = "other", stories, material } = known;
  const { noun = NOUNS[placeType] ?? "building" } = building;
  const high = stories && building.build === "block" ? `${NUMBERS[stories] ?? stories}-story` : "";
  const list = features(building);
  const last = list.pop();
  const tail = last ? ` with ${list.length ? `${list.join(", ")} and ${last}` : last}` : "";
  const words = [high, walled(noun, material)].filter(Boolean).join(" ");
  return `${/^(8|11|18|[aei]|o(?!ne))/i.test(words) ? "an" : "a"} ${words}${tail}`;
}

/** "brick inn", "old stone inn"; a noun that names the material already is left as it is. */
function walled(noun: string, material: Material | undefined): string {
  const wall = material && MATERIALS[material];
  if (!wall || noun.includes(wall)) return noun;
  return noun.startsWith("old ") ? noun.replace("old ", `old ${wall} `) : `${wall} ${noun}`;
}
