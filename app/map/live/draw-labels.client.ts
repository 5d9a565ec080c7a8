import L from "leaflet";
import type { MapPaper } from "../../domain/geo/map-paper.ts";
import type { StateOutlines } from "../../domain/geo/state-outlines.ts";
import { drawLabel } from "../drawn/draw-label.ts";
import { boxAround, type Pixel, type PixelBox, project } from "../drawn/mercator.ts";
import { placeLabels } from "../drawn/place-labels.ts";
import { stateLabels } from "../drawn/state-labels.ts";

const PANE = "labels";
/** Above the paper, under the tiles. */
const PANE_LEVEL = "160";
/** How far labels extend beyond the view, relative to its size. */
const PADDING = 0.3;
/** The event of a map whose markers have changed. */
export const MARKERS_CHANGED = "markerschanged";

/** Names of states, towns and roads. `papers` may grow; draw() then shows what is new. */
export function drawLabels(map: L.Map, outlines: StateOutlines, papers: readonly MapPaper[]): { draw(): void } {
  const pane = map.createPane(PANE);
  pane.style.zIndex = PANE_LEVEL;
  pane.classList.add("leaflet-zoom-hide");
  pane.setAttribute("aria-hidden", "true");
  // One picture: hundreds of elements would each be a layer of the page, and moving the map slow.
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.classList.add("map-labels");
  pane.append(svg);
  const states = stateLabels(outlines);

  function draw(): void {
    const zoom = map.getZoom();
    const view = map.getPixelBounds();
    const size = view.getSize().multiplyBy(1 + 2 * PADDING);
    const box = boxAround(view.getCenter(), size.x, size.y);
    const labels = placeLabels(states, papers, { zoom, box, taken: markerBoxes(map) });
    const origin = map.getPixelOrigin();
    const onPane = ({ x, y }: Pixel) => ({ x: Math.round(x - origin.x), y: Math.round(y - origin.y) });
    svg.innerHTML = labels.map((label) => drawLabel(label, onPane)).join("");
  }
  map.on(`moveend ${MARKERS_CHANGED}`, draw);
  draw();
  return { draw };
}

function markerBoxes(map: L.Map): PixelBox[] {
  const boxes: PixelBox[] = [];
  map.eachLayer((layer) => {
    if (!(layer instanceof L.Marker)) return;
    const { lat, lng } = layer.getLatLng();
    const [width, height] = layer.getIcon().options.iconSize as [number, number];
    boxes.push(boxAround(project(lat, lng, map.getZoom()), width, height));
  });
  return boxes;
}
