import { useState } from "react";

export interface Undo {
  readonly sentence: string;
  readonly run: () => void;
}

/** The last removal on this page can be undone for as long as the page is open. */
export function useUndo() {
  const [undo, setUndo] = useState<Undo>();
  function offerUndo(sentence: string, run: () => void): void {
    setUndo({
      sentence,
      run: () => {
        setUndo(undefined);
        run();
      },
    });
  }
  return { undo, offerUndo };
}

export function UndoLine({ undo }: { undo: Undo | undefined }) {
  return (
    <div role="status" data-print="hide">
      {undo && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 border-l-4 border-moon bg-slate px-4 py-1.5">
          {undo.sentence}
          <button
            type="button"
            onClick={undo.run}
            className="min-h-9 cursor-pointer font-semibold text-pumpkin underline hover:text-ember"
          >
            Undo
          </button>
        </p>
      )}
    </div>
  );
}
