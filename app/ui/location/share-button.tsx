import { Share2 } from "lucide-react";
import { SHARE_CHOICE } from "./share-choice.tsx";

export function ShareButton({ className }: { className: string }) {
  return (
    <button type="button" popoverTarget={SHARE_CHOICE} className={`${className} needs-script`}>
      <Share2 aria-hidden="true" />
      Share
    </button>
  );
}
