import type { ReactNode, Ref } from "react";
import { Form, type FormProps, useNavigation, useRouteLoaderData } from "react-router";

interface DeskFormProps extends Omit<FormProps, "method" | "onSubmit"> {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLFormElement>;
  /** The version of the item as it is shown. */
  readonly version?: number;
}

/** A form of the desk: it carries the token without which the guard turns it away. */
export function DeskForm({ children, version, ...props }: DeskFormProps) {
  const desk = useRouteLoaderData("routes/review/frame") as { formToken: string } | undefined;
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form
      method="post"
      {...props}
      // A second press would find its own decision made, and be refused.
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <input type="hidden" name="token" value={desk?.formToken ?? ""} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {children}
    </Form>
  );
}
