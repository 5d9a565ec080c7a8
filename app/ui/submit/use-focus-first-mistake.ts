import { type RefObject, useEffect } from "react";

/** A form that was refused while it is on screen: `autoFocus` works only for controls that appear with the page. */
export function useFocusFirstMistake(form: RefObject<HTMLElement | null>, refusal: object | undefined): void {
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, refusal]);
}
