import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { photoSrcset } from "../../domain/photos/photo.ts";
import { GalleryCaption } from "./gallery.tsx";
import type { GalleryImage } from "./location-view.ts";

interface PictureDialogProps {
  readonly images: readonly GalleryImage[];
  /** The position of the picture to show first. */
  readonly first: number;
  readonly onClose: () => void;
}

const BUTTON =
  "grid size-12 cursor-pointer place-items-center rounded-sm text-bone hover:text-pumpkin focus-visible:-outline-offset-3 disabled:cursor-default disabled:text-line [&>svg]:size-7";

/** The pictures one by one across the screen: by swiping, with the arrow keys, or by the buttons. */
export function PictureDialog({ images, first, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { row, at, show, follow, release } = useRow(images.length, first);
  useEffect(() => {
    dialog.current?.showModal();
    show(first, "instant");
  }, [first, show]);
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: images.length - 1,
  };
  return (
    <dialog
      ref={dialog}
      aria-label="Pictures"
      data-print="hide"
      onClose={onClose}
      onKeyDown={(event) => {
        const to = steps[event.key];
        if (to === undefined) return;
        event.preventDefault();
        show(to);
      }}
      className="m-0 size-full max-h-none max-w-none flex-col overflow-hidden bg-night text-bone open:flex"
    >
      <DialogBar images={images} at={at} onShow={show} onClose={() => dialog.current?.close()} />
      <ul
        ref={row}
        onScroll={follow}
        onPointerDown={release}
        className="flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth"
      >
        {images.map((image, position) => (
          <li key={image.src} inert={position !== at} className="w-full shrink-0 snap-center">
            <LargePicture image={image} isNear={Math.abs(position - at) <= 1} />
          </li>
        ))}
      </ul>
    </dialog>
  );
}

interface DialogBarProps {
  readonly images: readonly GalleryImage[];
  readonly at: number;
  readonly onShow: (position: number) => void;
  readonly onClose: () => void;
}

function DialogBar({ images, at, onShow, onClose }: DialogBarProps) {
  return (
    <div className="flex items-center justify-between gap-4 pl-4">
      <p aria-live="polite" className="tabular-nums">
        {`${at + 1} of ${images.length}`}
        <span className="sr-only">{`: ${images[at]!.alt}`}</span>
      </p>
      <div className="flex">
        <button type="button" onClick={() => onShow(at - 1)} disabled={at === 0} className={BUTTON}>
          <ChevronLeft aria-hidden="true" />
          <span className="sr-only">Previous picture</span>
        </button>
        <button type="button" onClick={() => onShow(at + 1)} disabled={at === images.length - 1} className={BUTTON}>
          <ChevronRight aria-hidden="true" />
          <span className="sr-only">Next picture</span>
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: where keys go in a dialog that was just opened */}
        <button type="button" onClick={onClose} autoFocus className={BUTTON}>
          <X aria-hidden="true" />
          <span className="sr-only">Close</span>
        </button>
      </div>
    </div>
  );
}

function LargePicture({ image, isNear }: { image: GalleryImage; isNear: boolean }) {
  const { photo } = image;
  const files = photo && { srcSet: photoSrcset(photo), sizes: "100vw" };
  return (
    <figure className="flex h-full flex-col">
      <div className="relative min-h-0 flex-1">
        <img
          src={image.large}
          {...files}
          alt={image.alt}
          width={photo?.width ?? 1200}
          height={photo?.height ?? 800}
          loading={isNear ? "eager" : "lazy"}
          decoding="async"
          className="absolute inset-0 size-full object-contain"
        />
      </div>
      <GalleryCaption image={image} className="mx-auto w-full max-w-4xl px-4 py-3 text-[0.9375rem]" />
    </figure>
  );
}

/** A row of slides that snap into place: which one is shown, and how to show another. */
function useRow(count: number, first: number) {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(first);
  /** Set while it scrolls there after a key or a button: pictures on the way do not count as shown. */
  const target = useRef<number>(undefined);
  const [show] = useState(() => (to: number, behavior?: "instant") => {
    if (to < 0 || to >= count) return;
    setAt(to);
    target.current = to;
    const { current } = row;
    current?.scrollTo({ left: to * current.clientWidth, behavior: behavior ?? "auto" });
  });
  const follow = () => {
    const { scrollLeft, clientWidth } = row.current!;
    const nearest = Math.round(scrollLeft / clientWidth);
    const isBetween = Math.abs(scrollLeft - nearest * clientWidth) >= 2;
    if (isBetween || (target.current !== undefined && target.current !== nearest)) return;
    target.current = undefined;
    setAt(nearest);
  };
  const release = () => {
    target.current = undefined;
  };
  return { row, at, show, follow, release };
}
