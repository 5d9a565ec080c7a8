/** The logo of app/art/logo.ts: an H made of two towers, with one lit window. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
      <path
        className="fill-bone"
        d="M10 96V32L24 10L38 32V48L50 39L62 48V32L76 10L90 32V96H62V80a12 12 0 0 0 -24 0V96z"
      />
      <path className="fill-pumpkin" d="M69 40h14v20h-14z" />
      <path className="fill-night" d="M17 40h14v20h-14zM75 40h2v20h-2zM69 49h14v2h-14z" />
    </svg>
  );
}
