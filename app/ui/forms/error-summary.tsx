import { type ReactNode, type Ref, useEffect } from "react";
import type { FieldErrors } from "../../domain/submissions/form-messages.ts";

interface ErrorSummaryProps {
  readonly sentence?: string | undefined;
  readonly errors?: FieldErrors | undefined;
  /** Labels by field name, in page order. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  /** Id prefix of the fields. */
  readonly idPrefix?: string | undefined;
  readonly children?: ReactNode;
  /** Lets the form move the focus here. */
  readonly ref?: Ref<HTMLDivElement>;
}

const MARK = "Error: ";

/** A form's errors, announced when they appear, with a link to each field. The page title also mentions them. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { sentence, errors = {}, labels = {}, idPrefix = "field", children, ref } = props;
  const wrong = Object.keys(labels).filter((name) => errors[name]);
  const isShown = sentence !== undefined || wrong.length > 0;
  useMarkedTitle(isShown);
  if (!isShown) return null;
  const said =
    sentence ?? (wrong.length === 1 ? "One field needs another look." : `${wrong.length} fields need another look.`);
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="scroll-mt-24 border-l-4 border-alarm bg-slate p-4">
      <p>
        {said}
        {children}
      </p>
      {wrong.length > 0 && (
        <ul className="mt-2">
          {wrong.map((name) => (
            <li key={name}>
              <a href={`#${idPrefix}-${name}`} className="inline-block py-0.5 text-link">
                {labels[name]}
              </a>
              : {errors[name]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The server sets the title of pages it renders; this covers errors that appear on the client. */
function useMarkedTitle(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    if (!document.title.startsWith(MARK)) document.title = MARK + document.title;
    return () => {
      if (document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length);
    };
  }, [isShown]);
}
