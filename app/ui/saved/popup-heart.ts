/** The heart in a map's popup, which is made of DOM elements. */
import { isSaved } from "../../domain/saved/saved-places.ts";
import { setPopupButton } from "../../map/popup-button.ts";
import { readSavedState, subscribe, toggleSaved } from "./saved-store.ts";

export function showHeartsInPopups(): () => void {
  setPopupButton(({ slug, houseName }) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "save";
    button.dataset.save = slug;
    button.innerHTML = `<span class="heart"></span><span><span>Save</span><span>Saved</span></span>`;
    button.append(hidden(` ${houseName}`));
    button.addEventListener("click", () => toggleSaved(slug, houseName));
    show(button);
    return button;
  });
  return subscribe(() => document.querySelectorAll<HTMLElement>(".map-popup [data-save]").forEach(show));
}

function show(button: HTMLElement): void {
  button.setAttribute("aria-pressed", String(isSaved(readSavedState().saved, button.dataset.save ?? "")));
}

function hidden(text: string): HTMLElement {
  const span = document.createElement("span");
  span.className = "sr-only";
  span.textContent = text;
  return span;
}
