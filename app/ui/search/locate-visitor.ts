import { showNotice } from "../layout/notice-store.ts";
import { currentPosition, positionComplaint } from "./current-position.ts";

/** Where the visitor is; undefined after a notice that says why not. */
export async function locateVisitor(): Promise<{ lat: number; lng: number } | undefined> {
  try {
    const { latitude, longitude } = await currentPosition();
    return { lat: latitude, lng: longitude };
  } catch (error) {
    showNotice({ title: "Location Error", text: positionComplaint(error), kind: "error" });
    return undefined;
  }
}
