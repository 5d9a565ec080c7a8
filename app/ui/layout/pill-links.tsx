import { Link } from "react-router";

/** Short links in a row that wraps. */
export function PillLinks({ links }: { links: readonly (readonly [to: string, text: string])[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(([to, text]) => (
        <li key={to}>
          <Link
            to={to}
            prefetch="intent"
            className="inline-block rounded-full border border-line px-4 py-1.5 hover:border-pumpkin hover:text-pumpkin"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
