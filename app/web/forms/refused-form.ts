/** A form that comes back with complaints says so in the title of its page, which is what is read out first. */
import { createContext, type RouterContextProvider } from "react-router";

/** The path of the form that this request refused, if it did; the root's loader hands it to the page's title. */
export const refusedFormContext = createContext("");

export function refuseForm({ context, request }: { context: Readonly<RouterContextProvider>; request: Request }): void {
  context.set(refusedFormContext, new URL(request.url).pathname);
}
