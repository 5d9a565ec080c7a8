/** The map that ships with the site, under the tiles: visible until they are there, and where they are missing. */
import type L from "leaflet";
import countryUrl from "../../../data/map/country.json?url";
import outlinesUrl from "../../../data/state-outlines.json?url";
import {
  DETAIL_FROM_ZOOM,
  decodePaper,
  type PaperFile,
  WATER_FROM_ZOOM,
  type WaterFile,
} from "../../domain/geo/map-paper.ts";
import { decodeOutlines, type OutlinesFile } from "../../domain/geo/state-outlines.ts";
import { drawLabels } from "./draw-labels.client.ts";
import { cellFetcher, fetchJson } from "./fetch-cells.client.ts";
import { drawGround, drawRoads } from "./paper-layers.client.ts";

const detailUrls = import.meta.glob<string>("../../../data/map/detail-*.json", {
  query: "?url",
  import: "default",
  eager: true,
});

const waterUrls = import.meta.glob<string>("../../../data/water/water-*.json", {
  query: "?url",
  import: "default",
  eager: true,
});

export async function drawPaper(map: L.Map): Promise<void> {
  let isRemoved = false;
  map.once("unload", () => {
    isRemoved = true;
  });
  const fetchDetail = cellFetcher<PaperFile>(detailUrls, DETAIL_FROM_ZOOM);
  const fetchWater = cellFetcher<WaterFile>(waterUrls, WATER_FROM_ZOOM);
  const fetchCells = () => Promise.all([fetchDetail(map), fetchWater(map)]);
  try {
    // All of the first view at once, so that it is drawn once.
    const [outlinesFile, countryFile, firstCells] = await Promise.all([
      fetchJson<OutlinesFile>(outlinesUrl),
      fetchJson<PaperFile>(countryUrl),
      fetchCells(),
    ]);
    if (isRemoved) return;
    const outlines = decodeOutlines(outlinesFile);
    const country = decodePaper(countryFile);
    const papers = [country];
    const ground = drawGround(map, outlines, country);
    const roads = drawRoads(map);
    roads.add(country);

    const add = ([details, waters]: typeof firstCells): void => {
      for (const paper of details.map(decodePaper)) {
        papers.push(paper);
        roads.add(paper);
      }
      for (const water of waters) ground.addWater(water);
    };
    const show = (): void => {
      ground.show(map.getZoom());
      roads.show(map.getZoom());
    };
    add(firstCells);
    const labels = drawLabels(map, outlines, papers);
    const refresh = async (): Promise<void> => {
      show();
      const cells = await fetchCells();
      if (isRemoved || cells.flat().length === 0) return;
      add(cells);
      show();
      labels.draw();
    };
    map.on("moveend", () => void refresh());
    // The map may have moved meanwhile.
    await refresh();
  } catch {
    // The map works without it.
  }
}
