/** GPX 1.1, for navigation devices and mapping programs. */
import { escapeXml } from "../escape-xml.ts";
import { DATA_LICENSE, type Edition, editionInWords } from "../import-export/data-license.ts";
import type { LatLng } from "./miles-between.ts";

export interface NamedPoint extends LatLng {
  readonly name: string;
  readonly about?: string;
}

interface GpxContent {
  readonly name: string;
  readonly edition?: Edition | undefined;
  readonly waypoints: readonly NamedPoint[];
  /** Further elements in the format's order. */
  readonly more?: readonly string[];
}

const CREATOR = "Hauntway";

export function gpxFile({ name, edition, waypoints, more = [] }: GpxContent): string {
  const about = edition ? `<desc>${editionInWords(edition)}</desc>` : "";
  const copyright = `<copyright author="${CREATOR}"><license>${DATA_LICENSE.url}</license></copyright>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${CREATOR}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<metadata><name>${escapeXml(name)}</name>${about}${copyright}</metadata>`,
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
