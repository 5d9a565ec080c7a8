import { Form } from "react-router";
import { BUTTON } from "../layout/link-button.tsx";

/** Two steps, with and without JavaScript: what is deleted here cannot be brought back. */
export function WithdrawForm({ isRefused }: { isRefused: boolean }) {
  return (
    <details open={isRefused} className="mt-7 border-t border-line pt-5">
      <summary className="py-1 font-semibold hover:text-pumpkin">Withdraw my report</summary>
      <Form method="post" className="mt-3 max-w-prose">
        <p className="text-ash">
          Your words, stars, name and photographs are deleted from our database, and your report leaves the place's page
          at once. We keep only the fact that there was one. This cannot be undone. Older backups hold them until those
          backups are deleted.
        </p>
        <label className="mt-4 flex cursor-pointer items-start gap-3">
          <input
            id="sure"
            type="checkbox"
            name="sure"
            value="yes"
            aria-describedby={isRefused ? "sure-error" : undefined}
            aria-invalid={isRefused || undefined}
            // biome-ignore lint/a11y/noAutofocus: the one mistake of a rejected form
            autoFocus={isRefused}
            className="mt-0.5"
          />
          Delete what I wrote, for good.
        </label>
        {isRefused && (
          <p id="sure-error" role="alert" className="mt-1.5 font-semibold text-alarm">
            Please check the box first.
          </p>
        )}
        <button type="submit" className={`${BUTTON.outline} mt-5`}>
          Withdraw my report
        </button>
      </Form>
    </details>
  );
}
