/** The poster of a place: 1200 x 800, text-free, the same for the same subject every time. */
import { printPicture } from "./drawing-file.ts";
import { type FamousHouse, famousHouse, pictureOf } from "./famous-houses.ts";
import { drawFog, drawForeground, drawGround, drawPath } from "./foreground.ts";
import { stateCode } from "./landscapes/landscape-of-place.ts";
import { LANDSCAPES } from "./landscapes/landscapes.ts";
import { planPoster } from "./plan-poster.ts";
import { Plate } from "./plate.ts";
import type { PosterSubject } from "./poster-subject.ts";
import { hashOf } from "./seeded-random.ts";
import { openSite } from "./site.ts";
import { drawSky, skyGradient } from "./sky.ts";
import { drawUncanny, stageWindow, uncannyDetail } from "./uncanny.ts";
import { WEATHER } from "./weather.ts";

/** A famous house has more views than its front; for other places, and unknown views, the front is drawn. */
export function drawPoster(subject: PosterSubject, view = "front"): string {
  const famous = famousHouse(subject);
  if (famous && (view === "detail" || view === "plan")) return drawView(subject, famous, view);
  const { inks, moon, landscape, silhouette, weather, mirrored, random, scale, shift } = planPoster(subject);
  const standing =
    scale === 1
      ? ""
      : ` transform="translate(${Math.round(600 + shift - 600 * scale)} ${Math.round(650 - 650 * scale)}) scale(${scale})"`;
  const sky = `s${hashOf(subject.id).toString(36)}`;
  const plate = new Plate(sky);
  drawSky({ plate, inks, random }, moon, sky);
  LANDSCAPES[landscape].draw(plate, inks, random);
  drawFog(plate, inks, random);
  drawGround({ plate, inks, random }, silhouette.setting);
  const building = plate.overlay();
  const place = plate.overlay();
  const site = openSite(building, inks, random);
  silhouette.draw(site);
  drawPath({ plate: place, inks, random }, silhouette.setting, site.door);
  place.raw(building.toString());
  const window = silhouette.outdoors ? undefined : stageWindow(site.openings);
  const door = silhouette.outdoors ? undefined : site.door;
  drawUncanny(uncannyDetail(subject.activities[0], subject.id), {
    plate: place,
    inks,
    random,
    window,
    door,
    ground: site.ground,
    sky: site.sky ?? site.openings.reduce((top, { y }) => Math.min(top, y), 420) - 46,
    afloat: silhouette.setting === "shore" || landscape === "coast",
  });
  plate.raw(`<g${standing}>${place}</g>`);
  WEATHER[weather].draw(plate, inks, random);
  drawForeground({ plate, inks, random }, silhouette, { landscape, state: stateCode(subject.state) });
  const flip = mirrored ? ' transform="matrix(-1 0 0 1 1200 0)"' : "";
  return sheet(`<defs>${skyGradient(sky, inks)}${plate.definitions()}</defs><g${flip}>${plate}</g>`);
}

function drawView(subject: PosterSubject, house: FamousHouse, view: "detail" | "plan"): string {
  const { inks, random } = planPoster(subject);
  const plate = new Plate();
  printPicture({ plate, inks, random }, pictureOf(house, view));
  return sheet(String(plate));
}

const sheet = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">${content}</svg>`;
