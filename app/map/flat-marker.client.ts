import L from "leaflet";

interface Positioned {
  _setPos(this: L.Marker, position: L.Point): void;
}

/**
 * A marker that is painted together with the others. Leaflet's own ones ask for a layer of the graphics card each: a hundred and
 * more of them had to be put in order for every frame of a move.
 */
export class FlatMarker extends L.Marker {
  /** Leaflet calls it whenever the marker gets its place in the pane. */
  _setPos(position: L.Point): void {
    (L.Marker.prototype as unknown as Positioned)._setPos.call(this, position);
    const icon = this.getElement();
    if (icon) icon.style.transform = `translate(${position.x}px, ${position.y}px)`;
  }
}
