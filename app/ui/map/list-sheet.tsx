import { ChevronsUpDown } from "lucide-react";
import { type PointerEvent, type ReactNode, useRef } from "react";

/** How far a sheet is pulled up on a phone. On larger screens the list stands beside the map. */
export type SheetHeight = "low" | "half" | "full";
const HEIGHTS: readonly SheetHeight[] = ["low", "half", "full"];

interface ListSheetProps {
  readonly height: SheetHeight;
  readonly onHeight: (height: SheetHeight) => void;
  readonly heading: ReactNode;
  readonly children: ReactNode;
}

/** Pixels that a finger moves before a press becomes a drag. */
const MIN_DRAG = 6;

/** The list beside the map; on phones a sheet that is pulled by its handle, a button that also takes presses and arrow keys. */
export function ListSheet({ height, onHeight, heading, children }: ListSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useRef<{ readonly y: number; readonly height: number; moved: boolean; pulled: number }>(undefined);
  const step = (by: 1 | -1) => onHeight(HEIGHTS[HEIGHTS.indexOf(height) + by] ?? height);

  function start(event: PointerEvent<HTMLButtonElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    const before = sheet.current!.offsetHeight;
    drag.current = { y: event.clientY, height: before, moved: false, pulled: before };
  }
  function move({ clientY }: PointerEvent): void {
    const { current } = drag;
    if (!current || !sheet.current) return;
    if (Math.abs(clientY - current.y) > MIN_DRAG) current.moved = true;
    current.pulled = current.height + current.y - clientY;
    if (current.moved) sheet.current.style.height = `${current.pulled}px`;
  }
  function end(): void {
    const { current } = drag;
    if (!current?.moved || !sheet.current) return;
    const room = sheet.current.parentElement!.clientHeight;
    // The pulled height, not the one on screen, which follows the finger with a transition.
    const part = current.pulled / room;
    sheet.current.style.height = "";
    onHeight(part < 0.3 ? "low" : part < 0.72 ? "half" : "full");
  }
  function press(): void {
    // A drag also ends with a click.
    const wasDragged = drag.current?.moved === true;
    drag.current = undefined;
    if (!wasDragged) onHeight(height === "full" ? "half" : height === "half" ? "full" : "half");
  }
  return (
    <div ref={sheet} data-height={height} className="explorer-list">
      <div className="flex min-h-15 flex-none items-center justify-between pr-2 pl-5">
        {heading}
        <button
          type="button"
          data-print="hide"
          aria-expanded={height === "full"}
          aria-controls="explorer-places"
          onPointerDown={start}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
          onClick={press}
          onKeyDown={({ key }) => {
            if (key === "ArrowUp") step(1);
            if (key === "ArrowDown") step(-1);
          }}
          className="needs-script inline-flex min-h-11 touch-none items-center gap-2 px-3 text-moon lg:hidden"
        >
          <ChevronsUpDown aria-hidden="true" className="size-5" />
          {height === "full" ? "Show map" : "Show list"}
        </button>
      </div>
      <div id="explorer-places" className="explorer-places">
        {children}
      </div>
    </div>
  );
}
