import { useEffect, useRef, useState } from "react";

interface Undo {
  readonly sentence: string;
  readonly run: () => void;
}

export type OfferUndo = (undo: Undo) => void;

/** Removals on this page can be undone for as long as it is open, the last one first. */
export function useUndo() {
  const [undos, setUndos] = useState<readonly Undo[]>([]);
  const undo = undos.at(-1);
  const line = undo && <UndoLine key={undos.length} undo={undo} onDone={() => setUndos(undos.slice(0, -1))} />;
  const offerUndo: OfferUndo = (next) => setUndos((before) => [...before, next]);
  return {
    offerUndo,
    undoLine: (
      <div role="status" data-print="hide" className="sticky top-16 z-30">
        {line}
      </div>
    ),
  };
}

function UndoLine({ undo, onDone }: { undo: Undo; onDone: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, so the focus moves here.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <p className="wrap mt-5 flex flex-wrap items-center gap-x-3 border-l-4 border-moon bg-slate py-1.5">
      {undo.sentence}
      <button
        ref={button}
        type="button"
        onClick={() => {
          document.getElementById("content")?.focus({ preventScroll: true });
          onDone();
          undo.run();
        }}
        className="min-h-9 cursor-pointer font-semibold text-pumpkin underline hover:text-ember"
      >
        Undo
      </button>
    </p>
  );
}
