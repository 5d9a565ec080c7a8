import { PillLinks } from "../layout/pill-links.tsx";

/** How a list can be narrowed down, above its cards. */
export function FilterLinks({ links }: { links: readonly (readonly [to: string, text: string])[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Narrow this list down" data-print="hide" className="mb-6">
      <PillLinks links={links} />
    </nav>
  );
}
