/**
 * The least that a start can be: the build is imported, all places are read, the same indexes are made, and that is all. Bundled
 * before it runs (start-time.ts), as the server is. Arguments: the build's file, the data folder.
 */
import { readFileSync } from "node:fs";
import { EMPTY_CATALOG, reviseCatalog } from "../../app/domain/catalog/catalog.ts";
import { loadGazetteer } from "../../app/domain/geo/gazetteer.ts";
import { SearchIndex } from "../../app/domain/search/search-index.ts";
import { openStore } from "../../app/store/engine/open-store.ts";
import { loadChanges } from "../../app/store/places/load-changes.ts";

const [builtServer, dataDir] = process.argv.slice(2) as [string, string];
await import(builtServer);
const store = openStore({ dataDir });
const changes = await loadChanges(store.db, 0);
const catalog = reviseCatalog(EMPTY_CATALOG, changes);
loadGazetteer(readFileSync("data/gazetteer.json.gz"));
const index = new SearchIndex();
for (const place of catalog.places) index.put(place);
process.stdout.write("Ready", () => process.exit(0));
