import type { ReactNode } from "react";

/** Painted in this order; app/styles/scene.css moves them. */
const SCENE_LAYERS = ["back", "valley", "fog", "near"] as const;

/** Home opens with the whole valley: the drawing fills the screen, the words stand in its sky. */
export function Hero({ count, children }: { count: string; children: ReactNode }) {
  return (
    <section className="relative isolate -mt-16 overflow-hidden bg-night print:mt-0">
      {SCENE_LAYERS.map((layer) => (
        <img
          key={layer}
          src={`/art/scene/${layer}.svg`}
          alt=""
          data-print="hide"
          width={2400}
          height={1200}
          // The words come first; below them the valley may arrive a moment later.
          fetchPriority="low"
          decoding="async"
          className={`scene-layer-${layer} absolute inset-0 -z-10 h-full w-full object-cover object-bottom`}
        />
      ))}
      <div className="wrap flex min-h-[max(42rem,min(92svh,54rem))] flex-col items-center pt-28 pb-96 text-center sm:pb-72 sm:pt-32 print:min-h-0 print:p-0">
        <h1 className="max-w-4xl text-[clamp(2.5rem,7vw,4.75rem)] leading-[1.04]">What is haunted near you?</h1>
        <p className="mt-5 max-w-2xl text-lg text-bone sm:text-xl">
          {count} documented places across the United States: what happened there, what people report, and whether you
          may go in.
        </p>
        <div className="mt-9 w-full max-w-2xl">{children}</div>
      </div>
    </section>
  );
}
