import { readScene, SCENE_LAYERS } from "../../art/index.ts";
import type { Route } from "./+types/art-scene";

/** The home page's scene in layers, for the parallax effect. */
export function loader({ params }: Route.LoaderArgs) {
  const layer = SCENE_LAYERS.find((name) => `${name}.svg` === params.layer);
  if (!layer) return new Response("There is no such drawing.", { status: 404 });
  return new Response(readScene(layer), {
    headers: { "content-type": "image/svg+xml; charset=utf-8", "cache-control": "public, max-age=604800" },
  });
}
