import { useRef, useState } from "react";
import { mergeSaved } from "../../domain/saved/edit-saved.ts";
import { readSaved } from "../../domain/saved/saved-places.ts";
import { SITE } from "../../site.ts";
import { BUTTON } from "../layout/link-button.tsx";
import { showNotice } from "../layout/notice-store.ts";
import { Section } from "../layout/section.tsx";
import { plural } from "../text/format.ts";
import { downloadText } from "./download.ts";
import { changeSaved, readSavedState } from "./saved-store.ts";

/** Larger than the largest file that the site writes. */
const MAX_FILE_BYTES = 5_000_000;
const REFUSED = `This is not a file of saved places from ${SITE.name}, or it is damaged. Nothing was changed.`;
const NEWER = `This file was made by a newer version of ${SITE.name}. Reload this page and open the file again.`;

/** Moves everything to another device as a file, and back. */
export function FileButtons({ hasPlaces = false }: { hasPlaces?: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<string>();

  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    const read = file.size > MAX_FILE_BYTES ? undefined : readFile(await file.text());
    if (field.current) field.current.value = "";
    if (read === undefined || read === "newer") {
      setSaid(read === "newer" ? NEWER : REFUSED);
      return;
    }
    const before = Object.keys(readSavedState().saved.places).length;
    if (!changeSaved((now) => mergeSaved(now, read))) return setSaid(undefined);
    const added = Object.keys(readSavedState().saved.places).length - before;
    setSaid(undefined);
    // The page is another one if nothing was saved before, so this is told above it.
    showNotice({ title: "File opened", text: `${plural(added, "place")} added. What you had here is still here.` });
  }

  return (
    <Section
      heading="On Another Device"
      intro="To move your lists, notes and visits to another browser, download them as a file here and open it there. It adds to what is there and replaces nothing."
      data-print="hide"
    >
      <div className="flex flex-wrap gap-2.5">
        {hasPlaces && (
          <button
            type="button"
            className={BUTTON.outline}
            onClick={() =>
              downloadText("saved-places.json", "application/json", JSON.stringify(readSavedState().saved, null, 2))
            }
          >
            Download file
          </button>
        )}
        <button type="button" className={BUTTON.outline} onClick={() => field.current?.click()}>
          Open file
        </button>
        <input
          ref={field}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ target }) => void open(target.files?.[0])}
        />
      </div>
      <p role="status" className="mt-4 text-alarm empty:hidden">
        {said}
      </p>
    </Section>
  );
}

function readFile(text: string) {
  try {
    return readSaved(JSON.parse(text));
  } catch {
    return undefined;
  }
}
