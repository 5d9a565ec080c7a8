/** Renders one sharing image at a time, off the main thread. */
import { parentPort, workerData } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";

const { fontFiles } = workerData as { fontFiles: string[] };

parentPort?.on("message", (svg: string) => {
  try {
    const image = new Resvg(svg, {
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: "DejaVu Serif", serifFamily: "DejaVu Serif" },
      fitTo: { mode: "width", value: 1200 },
    }).render();
    parentPort?.postMessage({ png: new Uint8Array(image.asPng()) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
