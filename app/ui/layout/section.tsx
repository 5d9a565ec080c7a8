import { type ReactNode, useId } from "react";

interface SectionProps {
  readonly heading: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  /** Anchor for links. */
  readonly id?: string;
  readonly "data-print"?: "hide";
}

/** A page section with a heading and consistent spacing. */
export function Section({ heading, intro, children, className = "", id: target, "data-print": print }: SectionProps) {
  const id = useId();
  return (
    <section id={target} aria-labelledby={id} data-print={print} className={`wrap mt-12 sm:mt-20 ${className}`}>
      <h2 id={id} className="-mb-[0.15em] line-clamp-4 pb-[0.15em] text-3xl wrap-anywhere sm:text-4xl">
        {heading}
      </h2>
      {intro && <p className="mt-3 max-w-prose text-ash">{intro}</p>}
      <div className="mt-5 sm:mt-7">{children}</div>
    </section>
  );
}
