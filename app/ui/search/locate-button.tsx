import { LocateFixed } from "lucide-react";

interface LocateButtonProps {
  readonly busy: boolean;
  readonly onClick: () => void;
}

/** Without JavaScript there is none. */
export function LocateButton({ busy, onClick }: LocateButtonProps) {
  return (
    <button
      type="button"
      disabled={busy}
      onClick={onClick}
      className="needs-script inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-link underline-offset-4 disabled:cursor-progress disabled:opacity-70"
    >
      <LocateFixed aria-hidden="true" className="size-4.5" />
      Use My Current Location
    </button>
  );
}
