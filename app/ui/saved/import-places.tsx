import { lazy, Suspense, useRef, useState } from "react";
import type { Matches } from "../../domain/saved/match-places.ts";
import { BUTTON } from "../layout/link-button.tsx";
import { Section } from "../layout/section.tsx";

const ImportResult = lazy(() => import("./import-result.tsx"));

interface Read {
  readonly listName: string;
  readonly matches: Matches;
}

/** Places from another map program, compared with ours in the browser. */
export function ImportPlaces() {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<string>();
  const [read, setRead] = useState<Read>();

  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    if (field.current) field.current.value = "";
    setRead(undefined);
    setSaid("Comparing your places with ours...");
    const { readImport } = await import("./read-import.ts");
    const answer = await readImport(file);
    setSaid("refusal" in answer ? answer.refusal : undefined);
    if ("matches" in answer) setRead({ listName: file.name.replace(/\.\w+$/, ""), matches: answer.matches });
  }

  return (
    <Section
      heading="From Another Map"
      intro="Open a GPX, KML or GeoJSON file, or a list of places from Google Takeout (CSV). Your browser loads the list of our places and compares the two by name and position; nothing of your file is sent."
      data-print="hide"
    >
      <button type="button" className={BUTTON.outline} onClick={() => field.current?.click()}>
        Choose a file
      </button>
      <input
        ref={field}
        type="file"
        accept=".gpx,.kml,.geojson,.json,.csv"
        hidden
        onChange={({ target }) => void open(target.files?.[0])}
      />
      <p role="status" className="mt-4 empty:hidden">
        {said}
      </p>
      {read && (
        <Suspense>
          <ImportResult key={read.listName} {...read} onSaved={() => setRead(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}
