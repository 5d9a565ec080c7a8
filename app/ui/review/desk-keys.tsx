import { useEffect, useId, useState } from "react";
import { useNavigation } from "react-router";

export interface DeskKey {
  readonly key: string;
  readonly does: string;
  readonly run: () => unknown;
}

const STORED_AS = "desk-keys";
const LEAVE_FIELD = { key: "Esc", does: "leave a field, so that these keys work" };

/** Single-key shortcuts. They are listed on the page, can be switched off, and are ignored while typing. */
export function DeskKeys({ keys }: { keys: readonly DeskKey[] }) {
  const [on, setOn] = useState(true);
  const id = useId();
  useEffect(() => setOn(localStorage.getItem(STORED_AS) !== "off"), []);
  // During a navigation, a key would still act on the previous page.
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    if (!on || !isIdle) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target)) return event.key === "Escape" ? event.target.blur() : undefined;
      const pressed = keys.find(({ key }) => key === event.key);
      if (!pressed) return;
      event.preventDefault();
      pressed.run();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [on, keys, isIdle]);
  return (
    <details className="mt-8 text-sm text-ash needs-script">
      <summary className="w-fit py-1 hover:text-bone">Keyboard shortcuts</summary>
      <dl className="mt-2 grid max-w-md grid-cols-[3rem_1fr] gap-y-1">
        {[...keys, LEAVE_FIELD].map(({ key, does }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-sm border border-edge px-1.5 font-sans text-bone">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex items-center gap-2">
        <input
          id={id}
          type="checkbox"
          checked={on}
          onChange={(event) => {
            setOn(event.target.checked);
            localStorage.setItem(STORED_AS, event.target.checked ? "on" : "off");
          }}
        />
        <label htmlFor={id}>Shortcuts are on</label>
      </p>
    </details>
  );
}

function isTyping(target: EventTarget | null): target is HTMLElement {
  return (
    target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, select, [contenteditable]")
  );
}

/** Moves the focus to the next or previous item of a list. */
export function focusStep(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>("[data-queue-item]")];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : at + step;
  all[Math.max(0, Math.min(all.length - 1, next))]?.focus();
}

export function focusOn(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  element?.scrollIntoView({ block: "center" });
}

export function openPagePreview(): void {
  const details = document.querySelector<HTMLDetailsElement>("#page-preview");
  if (!details) return;
  details.open = true;
  details.querySelector("summary")?.focus();
  details.scrollIntoView({ block: "start" });
}
