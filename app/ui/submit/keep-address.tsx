import { Copy, Mail } from "lucide-react";
import { BUTTON } from "../layout/link-button.tsx";
import { copyLink } from "../layout/share-link.ts";

interface KeepAddressProps {
  readonly url: string;
  /** The subject of a mail to oneself. */
  readonly title: string;
}

const COPIED = { title: "Address copied", text: "Keep it where you will find it again." };

/** Ways to keep the tracking address, which is shown nowhere else. */
export function KeepAddress({ url, title }: KeepAddressProps) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <>
      <p className="mt-1 break-all">
        <a href={new URL(url).pathname} className="text-link">
          {url}
        </a>
      </p>
      <p data-print="hide" className="mt-3 flex flex-wrap gap-3">
        <button type="button" onClick={() => void copyLink(url, COPIED)} className={`${BUTTON.outline} needs-script`}>
          <Copy aria-hidden="true" className="size-4.5" />
          Copy the address
        </button>
        <a href={mail} className={BUTTON.outline}>
          <Mail aria-hidden="true" className="size-4.5" />
          Mail it to myself
        </a>
      </p>
    </>
  );
}
