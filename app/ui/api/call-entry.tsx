import { FieldList, type FieldView } from "./field-list.tsx";

export interface CallView {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly parameters: readonly FieldView[];
  readonly command: string;
  readonly answer: string | undefined;
}

/** One API call: purpose, request, response. */
export function CallEntry({ call }: { call: CallView }) {
  return (
    <article id={call.id} aria-labelledby={`${call.id}-heading`} className="min-w-0 scroll-mt-24 panel sm:p-8">
      <h3 id={`${call.id}-heading`} className="text-2xl">
        {call.summary}
      </h3>
      <p className="mt-2 font-mono text-[0.9375rem] break-words">
        <span
          className={`mr-2.5 inline-block px-1.5 font-semibold ${
            call.method === "GET" ? "bg-slate text-moon" : "bg-pumpkin text-soot"
          }`}
        >
          {call.method}
        </span>
        {call.path}
      </p>
      {call.description && <p className="mt-3 max-w-prose text-ash">{call.description}</p>}
      {call.parameters.length > 0 && (
        <div className="mt-5">
          <FieldList fields={call.parameters} />
        </div>
      )}
      <CodeBlock code={call.command} />
      {call.answer && (
        <details className="mt-3">
          <summary className="w-fit py-1 text-[0.9375rem] text-ash hover:text-bone">Example answer</summary>
          <CodeBlock code={call.answer} />
        </details>
      )}
    </article>
  );
}

/** Long lines wrap, so that small screens need no horizontal scrolling. */
export function CodeBlock({ code }: { code: string }) {
  return (
    <pre className="mt-4 border border-line bg-night p-4 font-mono text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
      {code}
    </pre>
  );
}
