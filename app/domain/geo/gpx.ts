/** GPX 1.1, for navigation devices and mapping programs. */
import { escapeXml } from "../escape-xml.ts";
import type { LatLng } from "./miles-between.ts";

export interface NamedPoint extends LatLng {
  readonly name: string;
  readonly about?: string;
}

/** Waypoints, then further elements in the format's order. */
export function gpxFile(name: string, waypoints: readonly NamedPoint[], more: readonly string[] = []): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Hauntway" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${escapeXml(name)}</name></metadata>`,
    ...waypoints.map((point) => gpxPoint("wpt", point)),
    ...more,
    "</gpx>\n",
  ].join("\n");
}

export function gpxPoint(element: "wpt" | "rtept", { lat, lng, name, about }: NamedPoint): string {
  const description = about ? `<desc>${escapeXml(about)}</desc>` : "";
  return `<${element} lat="${degrees(lat)}" lon="${degrees(lng)}"><name>${escapeXml(name)}</name>${description}</${element}>`;
}

export const degrees = (value: number): string => value.toFixed(6);
