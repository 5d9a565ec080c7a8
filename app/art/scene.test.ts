import { gzipSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { expect, it } from "vitest";
import { expectWellFormed } from "../../tests/svg-expectations.ts";
import { readScene, SCENE_LAYERS, type SceneLayer } from "./scene.ts";

/** How much of its 2400 units a phone shows (hero.tsx). */
const PHONE_SHOWS = 640;

/** The pixels of the part that a phone shows, in the size in which it is drawn. */
function middleOf(layer: SceneLayer): Buffer {
  const cropped = readScene(layer).replace(
    'viewBox="0 0 2400 1200" width="2400" height="1200"',
    `viewBox="${(2400 - PHONE_SHOWS) / 2} 0 ${PHONE_SHOWS} 1200" width="${PHONE_SHOWS}" height="1200"`,
  );
  return new Resvg(cropped).render().pixels;
}

it("shows a phone the same valley, with half of the drawing", () => {
  const whole = middleOf("valley");
  expect(whole.some((byte) => byte !== 0)).toBe(true);
  expect(middleOf("valley-middle").equals(whole)).toBe(true);
  expect(readScene("valley-middle").length).toBeLessThan(readScene("valley").length * 0.55);
});

it("is well formed and weighs under 40 KB compressed", () => {
  const layers = SCENE_LAYERS.filter((layer) => layer !== "valley-middle").map(readScene);
  for (const svg of layers) expectWellFormed(svg);
  expect(layers.reduce((sum, svg) => sum + gzipSync(svg).length, 0)).toBeLessThan(40 * 1024);
});
