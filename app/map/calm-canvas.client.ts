import L from "leaflet";
import { afterPaint } from "./after-paint.ts";

/**
 * A canvas for what lies under everything. After the map was moved it is drawn anew one frame later than Leaflet would do it: it
 * reaches beyond the edges, so that nothing is missing meanwhile, and what the visitor did is on the screen first.
 */
class CalmCanvas extends L.Canvas {
  #zoom: number | undefined;

  override onAdd(map: L.Map): this {
    this.#zoom = map.getZoom();
    return super.onAdd(map);
  }

  override getEvents() {
    const { moveend, ...events } = super.getEvents?.() ?? {};
    if (!moveend) return events;
    return {
      ...events,
      moveend: (event: L.LeafletEvent) => {
        const map = event.target as L.Map;
        const draw = () => map.hasLayer(this) && moveend.call(this, event);
        const isZoomed = this.#zoom !== map.getZoom();
        this.#zoom = map.getZoom();
        if (isZoomed) draw();
        else void afterPaint().then(draw);
      },
    };
  }
}

/** How far it reaches beyond each edge, in sizes of the map. */
const PADDING = 0.5;

export const calmCanvas = (pane: string): L.Renderer => new CalmCanvas({ pane, padding: PADDING });
