/** What the rest of the site uses of the drawings. */
export { drawPoster } from "./draw-poster.ts";
export { drawShareImage, type ShareCard } from "./draw-share.ts";
export { famousHouse, famousViews } from "./famous-houses.ts";
export { lettered } from "./letterable.ts";
export { posterAlt } from "./poster-alt.ts";
export { posterPath, posterVersion, readPosterFile } from "./poster-path.ts";
export { posterSubject } from "./poster-subject.ts";
export { readScene, SCENE_LAYERS } from "./scene.ts";
