import { Resvg } from "@resvg/resvg-js";
import { expect, it } from "vitest";
import { drawScene, PHONE_SHOWS, type SceneLayer } from "./draw-scene.ts";

/** The pixels of the part that a phone shows, in the size in which it is drawn. */
function middleOf(layer: SceneLayer): Buffer {
  const cropped = drawScene(layer).replace(
    'viewBox="0 0 2400 1200" width="2400" height="1200"',
    `viewBox="${(2400 - PHONE_SHOWS) / 2} 0 ${PHONE_SHOWS} 1200" width="${PHONE_SHOWS}" height="1200"`,
  );
  return new Resvg(cropped).render().pixels;
}

it("shows a phone the same valley, with half of the drawing", () => {
  const whole = middleOf("valley");
  expect(whole.some((byte) => byte !== 0)).toBe(true);
  expect(middleOf("valley-middle").equals(whole)).toBe(true);
  expect(drawScene("valley-middle").length).toBeLessThan(drawScene("valley").length * 0.55);
});
