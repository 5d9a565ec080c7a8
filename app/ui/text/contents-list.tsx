interface ContentsListProps {
  readonly items: readonly { readonly id: string; readonly title: string }[];
}

/** Table of contents of a long page: beside the text on wide screens, above it on narrow ones. */
export function ContentsList({ items }: ContentsListProps) {
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-24">
      <h2 id="contents" className="font-sans text-sm font-semibold tracking-normal text-ash">
        On this page
      </h2>
      <ol className="mt-3 gap-x-8 sm:columns-2 lg:columns-1">
        {items.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="block border-l-2 border-line py-1.5 pl-4 hover:border-pumpkin hover:text-pumpkin"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
