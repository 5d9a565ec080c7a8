import { readFileSync } from "node:fs";
import { type Gazetteer, loadGazetteer } from "../app/domain/gazetteer.ts";

let loaded: Gazetteer | undefined;

/** The embedded gazetteer, read when it is first asked for. */
export function loadGazetteerFile(file = "data/gazetteer.json.gz"): Gazetteer {
  loaded ??= loadGazetteer(readFileSync(file));
  return loaded;
}
