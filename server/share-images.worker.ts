/** Renders share images. Built as a file of its own; imports nothing of React Router. */
import { workerData } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import { serveThread } from "./serve-thread.ts";

const { fontFiles } = workerData as { fontFiles: string[] };

serveThread((svg: string): Uint8Array => {
  const image = new Resvg(svg, {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: "DejaVu Serif", serifFamily: "DejaVu Serif" },
    fitTo: { mode: "width", value: 1200 },
  }).render();
  return new Uint8Array(image.asPng());
});
