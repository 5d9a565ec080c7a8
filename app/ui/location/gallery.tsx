import type { GalleryImage } from "./location-view.ts";

/** Said of a large drawing. */
export const NOT_A_LIKENESS = "Drawing, not a likeness";

export function Gallery({ images }: { images: readonly GalleryImage[] }) {
  if (images.length < 2) return null;
  return (
    <section aria-labelledby="gallery" data-print="hide" className="mt-14">
      <h2 id="gallery" className="text-3xl">
        Gallery
      </h2>
      <div className="mt-6 grid gap-6 sm:grid-cols-2">
        {images.map((image, index) => (
          <figure key={image.src} className={index === 0 ? "sm:col-span-2" : ""}>
            <img
              src={image.src}
              alt={image.alt}
              width={1200}
              height={800}
              loading="lazy"
              decoding="async"
              className="aspect-3/2 w-full border border-line bg-slate object-cover"
            />
            <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-[0.9375rem] text-ash">
              {image.caption} <span className="text-[0.8125rem]">{NOT_A_LIKENESS}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
