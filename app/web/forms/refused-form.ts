/** A rejected form is mentioned in the page title, which screen readers announce first. */
import { createContext, type RouterContextProvider } from "react-router";

/** Path of the form that this request rejected; the root loader passes it on to the title. */
export const refusedFormContext = createContext("");

export function refuseForm({ context, request }: { context: Readonly<RouterContextProvider>; request: Request }): void {
  context.set(refusedFormContext, new URL(request.url).pathname);
}
