import { exportLoader } from "../http/export-loader.ts";

export const loader = exportLoader("csv");
