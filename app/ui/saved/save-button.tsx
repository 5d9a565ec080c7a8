import { toggleSaved, useIsSaved } from "./saved-store.ts";

interface SaveButtonProps {
  readonly slug: string;
  readonly name: string;
  /** Shows the word beside the heart. */
  readonly withText?: boolean;
  readonly className?: string;
}

/** A heart. Its size is fixed, and a script in the page sets it before the first paint (defer-scripts.ts). */
export function SaveButton({ slug, name, withText = false, className = "" }: SaveButtonProps) {
  return (
    <button
      type="button"
      data-save={slug}
      aria-pressed={useIsSaved(slug)}
      suppressHydrationWarning
      onClick={() => toggleSaved(slug, name)}
      data-print="hide"
      className={`save ${className}`}
    >
      <span className="heart" />
      <span className={withText ? "" : "sr-only"}>
        <span>Save</span>
        <span>Saved</span>
      </span>
      <span className="sr-only">{` ${name}`}</span>
    </button>
  );
}
