import type { ReactNode, Ref } from "react";
import { Form, type FormProps, useRouteLoaderData } from "react-router";

interface DeskFormProps extends Omit<FormProps, "method"> {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLFormElement>;
  /** The version of the item as it is shown. */
  readonly version?: number;
}

/** A form of the desk: it carries the token without which the guard turns it away. */
export function DeskForm({ children, version, ...props }: DeskFormProps) {
  const desk = useRouteLoaderData("routes/review") as { formToken: string } | undefined;
  return (
    <Form method="post" {...props}>
      <input type="hidden" name="token" value={desk?.formToken ?? ""} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {children}
    </Form>
  );
}
