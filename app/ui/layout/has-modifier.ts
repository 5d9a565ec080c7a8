type Modifiers = Readonly<Record<"metaKey" | "ctrlKey" | "shiftKey" | "altKey", boolean>>;

/** With a modifier key a link opens a tab or downloads, and a letter is the browser's own. */
export const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
