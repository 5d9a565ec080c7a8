import outlines from "../../../data/state-outlines.json";
import { decodeOutlines } from "../../domain/geo/state-outlines.ts";
import { drawStateShapes } from "../../map/drawn/draw-state-shapes.ts";
import { fileResponse } from "../../web/render/file-response.ts";

/** The outline of each state under its code, for pages that color them: "/saved/states.svg#OH". */
export function loader() {
  return fileResponse(drawStateShapes(decodeOutlines(outlines)), "image/svg+xml");
}
