import type { ReactNode, Ref } from "react";
import { Form, type FormProps, useNavigation, useRouteLoaderData } from "react-router";

interface DeskFormProps extends Omit<FormProps, "method" | "onSubmit"> {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLFormElement>;
  /** The item's version on this page. */
  readonly version?: number;
}

/** A form with the desk's CSRF token. */
export function DeskForm({ children, version, ...props }: DeskFormProps) {
  const desk = useRouteLoaderData("routes/review/frame") as { formToken: string } | undefined;
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form
      method="post"
      {...props}
      // A double click would run into a conflict with itself.
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <input type="hidden" name="token" value={desk?.formToken ?? ""} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {children}
    </Form>
  );
}
