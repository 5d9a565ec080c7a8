import { useEffect, useState } from "react";
import type { ListenButton } from "./listen-button.tsx";

export interface ListenProps {
  /** Id of the element that holds the text. */
  readonly of: string;
  /** The name of the text, for screen readers: "Whaley House". */
  readonly title: string;
  /** A shorter text to choose instead. */
  readonly summary?: string | undefined;
  readonly startsWith?: "story" | "summary";
  readonly className: string;
}

/** Reads a text aloud, with the browser's own voice. Not shown where it has none, and loaded apart from the page. */
export function Listen(props: ListenProps) {
  const [Button, setButton] = useState<typeof ListenButton>();
  useEffect(() => {
    if (!("speechSynthesis" in window)) return;
    import("./listen-button.tsx").then((module) => setButton(() => module.ListenButton)).catch(() => {});
  }, []);
  return Button ? <Button {...props} /> : null;
}
