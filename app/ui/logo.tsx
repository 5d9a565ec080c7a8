/** The mark: a gabled house whose one lit window is the door's letter H. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className={className}>
      <circle cx="18" cy="18" r="17" className="fill-slate" />
      <path d="M18 6 29 15v13.5H7V15z" className="fill-bone" />
      <path d="M13 14.5h3v4.6h4v-4.6h3v12h-3v-4.7h-4v4.7h-3z" className="fill-pumpkin" />
    </svg>
  );
}
