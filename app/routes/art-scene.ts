import { drawScene } from "../art/draw-scene.ts";

let drawn: string | undefined;

export function loader() {
  drawn ??= drawScene();
  return new Response(drawn, {
    headers: { "content-type": "image/svg+xml; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}
