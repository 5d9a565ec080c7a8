import { X } from "lucide-react";
import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { dismissNotice, NOTICE_SHOWN_MS, type Notice, noticeStore } from "./notice-store.ts";

const SWIPE_PX = 50;

/** The live region, focused by F8, emptied by Escape. It is always rendered, so that screen readers announce additions. */
export function Notices() {
  const notice = useSyncExternalStore(noticeStore.subscribe, noticeStore.read, () => undefined);
  const region = useRef<HTMLElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // A removed notice fires neither blur nor pointerleave.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the notice changes
  useEffect(() => {
    setFocused(region.current!.contains(document.activeElement));
    setHovered(region.current!.matches(":hover"));
  }, [notice]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "F8") region.current?.focus();
      if (key === "Escape") dismissNotice(noticeStore.read()?.id);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <section
      ref={region}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      // relatedTarget is null when the whole window loses focus; the focus within it stays.
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget ?? document.activeElement))}
      data-print="hide"
      className="pointer-events-none fixed right-0 bottom-0 z-50 w-full max-w-md p-4"
    >
      {/* An error is an alert and would be said twice. */}
      <div aria-live={notice?.open && notice.kind === "error" ? "off" : "polite"} aria-atomic="true">
        {notice?.open && <NoticeCard key={notice.id} notice={notice} paused={hovered || focused} />}
      </div>
    </section>
  );
}

function NoticeCard({ notice, paused }: { notice: Notice; paused: boolean }) {
  const swipe = useSwipeAway(() => dismissNotice(notice.id));
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => dismissNotice(notice.id), NOTICE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [paused, notice.id]);

  const error = notice.kind === "error";
  return (
    <div
      {...swipe}
      role={error ? "alert" : undefined}
      className={`pointer-events-auto flex touch-pan-y gap-4 border-l-4 bg-slate p-5 shadow-2xl shadow-night ${error ? "border-alarm" : "border-moon"}`}
    >
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">{notice.title}</p>
        <p className="mt-1 text-ash">{notice.text}</p>
        {notice.action && (
          <button
            type="button"
            onClick={() => {
              notice.action?.run();
              dismissNotice(notice.id);
            }}
            className="mt-1 min-h-9 cursor-pointer font-semibold text-pumpkin underline hover:text-ember"
          >
            {notice.action.text}
          </button>
        )}
      </div>
      <button
        type="button"
        onClick={() => dismissNotice(notice.id)}
        className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-sm text-ash hover:text-bone"
      >
        <X aria-hidden="true" className="size-5" />
        <span className="sr-only">Close notification</span>
      </button>
    </div>
  );
}

/** Follows the pointer to the right; from SWIPE_PX on, letting go dismisses. */
function useSwipeAway(onSwipe: () => void) {
  const card = useRef<HTMLDivElement>(null);
  const start = useRef<number | undefined>(undefined);
  const move = (x: number): void => {
    if (start.current === undefined || !card.current) return;
    card.current.style.translate = `${Math.max(0, x - start.current)}px`;
  };
  const release = (x: number): void => {
    if (start.current !== undefined && x - start.current >= SWIPE_PX) onSwipe();
    else if (card.current) card.current.style.translate = "";
    start.current = undefined;
  };
  return {
    ref: card,
    onPointerDown: ({ clientX }: PointerEvent) => {
      start.current = clientX;
    },
    onPointerMove: ({ clientX }: PointerEvent) => move(clientX),
    onPointerUp: ({ clientX }: PointerEvent) => release(clientX),
    onPointerCancel: () => release(Number.NEGATIVE_INFINITY),
  };
}
