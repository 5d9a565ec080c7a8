import { type FormEvent, type RefObject, useEffect, useState } from "react";
import type { FieldErrors } from "../../domain/submissions/form-messages.ts";

/** Hides a field's error as soon as the field is edited, until the form is submitted again. */
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

/** For a form that is rejected while on screen: `autoFocus` only works when an element is mounted. */
export function useFocusFirstMistake(form: RefObject<HTMLElement | null>, refusal: object | undefined): void {
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, refusal]);
}
