import { createContext, type RouterContextProvider } from "react-router";

/**
 * The form data without NUL, which PostgreSQL cannot store; empty if the body isn't a form, so that validation rejects
 * it.
 */
export async function readForm(request: Request): Promise<FormData> {
  const form = new FormData();
  const sent = await request.formData().catch(() => form);
  for (const [name, value] of [...sent]) {
    if (typeof value === "string") form.append(name, value.replaceAll("\0", ""));
  }
  return form;
}

/**
 * The path of the form that this request rejected: the page's title mentions it, since screen readers announce the
 * title first.
 */
export const refusedFormContext = createContext("");

export function refuseForm({ context, request }: { context: Readonly<RouterContextProvider>; request: Request }): void {
  context.set(refusedFormContext, new URL(request.url).pathname);
}
