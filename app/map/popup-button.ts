/** What other parts of the site put into the popup of a place: maps know nothing of saved places. */
interface PopupPlace {
  readonly slug: string;
  readonly houseName: string;
}

let make: ((place: PopupPlace) => HTMLElement) | undefined;

export function setPopupButton(maker: typeof make): void {
  make = maker;
}

export const popupButtons = (place: PopupPlace): HTMLElement[] => (make ? [make(place)] : []);
