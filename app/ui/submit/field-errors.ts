import { type FormEvent, type RefObject, useEffect, useState } from "react";
import type { FieldErrors } from "../../domain/submissions/form-messages.ts";

/** A complaint beside a field goes as soon as the field is changed; whether the answer will do, the next send tells. */
export function useOpenErrors(errors: FieldErrors) {
  const [answered, setAnswered] = useState({ errors, names: [] as readonly string[] });
  const names = answered.errors === errors ? answered.names : [];
  const open: FieldErrors = Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
  function noteAnswer(event: FormEvent<HTMLFormElement>): void {
    const { name } = event.target as HTMLInputElement;
    if (open[name]) setAnswered({ errors, names: [...names, name] });
  }
  return { open, noteAnswer };
}

/** A form that was refused while it is on screen: `autoFocus` works only for controls that appear with the page. */
export function useFocusFirstMistake(form: RefObject<HTMLElement | null>, refusal: object | undefined): void {
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, refusal]);
}
