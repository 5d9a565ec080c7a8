import L from "leaflet";
import outlinesUrl from "../../data/state-outlines.json?url";
import { decodeOutlines, type OutlinesFile } from "../domain/geo/state-outlines.ts";
import { labelStates } from "./label-states.client.ts";

const PANE = "outlines";
/** Under the tiles, which are at 200. */
const PANE_LEVEL = "150";
/** How far the canvas extends beyond each edge, relative to the map's size, so that a drag shows no blank area. */
const PADDING = 0.5;

/** State outlines under the tiles, visible where tiles are missing. */
export async function drawOutlines(map: L.Map): Promise<void> {
  const pane = map.createPane(PANE);
  pane.style.zIndex = PANE_LEVEL;
  try {
    const file = (await (await fetch(outlinesUrl)).json()) as OutlinesFile;
    const style = getComputedStyle(map.getContainer());
    const renderer = L.canvas({ pane: PANE, padding: PADDING });
    const outlines = decodeOutlines(file);
    for (const { rings } of outlines.values()) {
      const shapes = rings.map((ring) => {
        const corners: [number, number][] = [];
        for (let i = 0; i < ring.length; i += 2) corners.push([ring[i + 1]!, ring[i]!]);
        return [corners];
      });
      L.polygon(shapes, {
        renderer,
        pane: PANE,
        interactive: false,
        weight: 1,
        color: style.getPropertyValue("--map-border"),
        fillColor: style.getPropertyValue("--map-land"),
        fillOpacity: 1,
      }).addTo(map);
    }
    labelStates(map, outlines, PANE);
  } catch {
    // The map works without them.
  }
}
