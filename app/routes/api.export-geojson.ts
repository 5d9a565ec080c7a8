import { exportLoader } from "../web/export-loader.ts";

export const loader = exportLoader("geojson");
