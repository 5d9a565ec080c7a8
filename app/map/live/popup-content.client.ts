/** Popups built from DOM elements, never from HTML strings: names and stories are untrusted text. */
import { photoSrcset } from "../../domain/photos/photo.ts";
import type { MapGroupView, MapPlaceView } from "../map-data.ts";
import { popupButtons } from "../popup-button.ts";

type Open = (path: string) => void;

export function placePopup(place: MapPlaceView, open: Open): HTMLElement {
  return element("div", "map-popup", [
    picture(place),
    element("p", "map-popup-name", [place.houseName]),
    element("p", "map-popup-where", [`${place.city}, ${place.state}`]),
    element("p", "map-popup-story", [place.summary]),
    element("p", "map-popup-facts", [
      element("span", "map-popup-rating", [
        element("span", "star", []),
        place.rating,
        element("span", "sr-only", [` ${place.ratedBy}`]),
      ]),
      ...(place.renown ? [element("span", "", [place.renown])] : []),
      element("span", "", [place.reports]),
      ...[place.price, place.access].filter((text) => text !== undefined).map((text) => element("span", "", [text])),
    ]),
    link("map-popup-button", `/location/${place.slug}`, "View Paranormal Activity Details", open),
    ...popupButtons(place),
  ]);
}

/** Places at the same position, such as a city's private ones, which are shown at its center. */
export function groupPopup(group: MapGroupView, open: Open): HTMLElement {
  const items = group.members.map(({ slug, houseName }) =>
    element("li", "", [link("", `/location/${slug}`, houseName, open), ...popupButtons({ slug, houseName })]),
  );
  const more = group.count - group.members.length;
  return element("div", "map-popup", [
    element("p", "map-popup-name", [`${group.count} places at this spot`]),
    element("ul", "map-popup-list", items),
    ...(more > 0 ? [element("p", "map-popup-where", [`and ${more} more in ${group.around}`])] : []),
  ]);
}

/** Stops of a trip. */
export function stopsPopup(
  stops: readonly { slug: string; houseName: string; number: number; arrive?: string }[],
  open: Open,
): HTMLElement {
  const items = stops.map(({ slug, houseName, number, arrive }) =>
    element("li", "", [
      element("span", "", [
        `${number}. `,
        link("", `/location/${slug}`, houseName, open),
        arrive ? `, about ${arrive}` : "",
      ]),
      ...popupButtons({ slug, houseName }),
    ]),
  );
  return element("div", "map-popup", [element("ol", "map-popup-list", items)]);
}

/** Of a popup, in CSS pixels. */
const WIDTH = 240;

function picture({ poster, photo }: MapPlaceView): HTMLElement {
  const image = document.createElement("img");
  image.className = "map-popup-poster";
  image.loading = "lazy";
  if (photo) {
    image.srcset = photoSrcset(photo);
    image.sizes = `${WIDTH}px`;
    image.title = photo.title;
    // Offline, or it was taken down.
    image.addEventListener("error", () => image.removeAttribute("srcset"), { once: true });
  }
  image.src = poster;
  image.alt = "";
  image.width = WIDTH;
  image.height = 120;
  return image;
}

function link(className: string, path: string, text: string, open: Open): HTMLElement {
  const anchor = document.createElement("a");
  anchor.className = className;
  anchor.href = path;
  anchor.textContent = text;
  anchor.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(path);
  });
  return anchor;
}

function element(name: string, className: string, children: readonly (string | HTMLElement)[]): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}
