import { X } from "lucide-react";
import type { TripQuestion } from "../../domain/trips/trip.ts";
import { ChangeButton } from "./change-button.tsx";

interface WishesProps {
  readonly question: TripQuestion;
  /** By slug. Places that have left the directory have none. */
  readonly names: Readonly<Record<string, string>>;
}

const CHIP =
  "inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-line px-3.5 py-1 text-left text-sm hover:border-pumpkin hover:text-pumpkin [&>svg]:size-4 [&>svg]:shrink-0";

/** What the visitor decided so far, each to be taken back. In a fixed plan that would be every stop. */
export function Wishes({ question, names }: WishesProps) {
  const wanted = question.fixed ? [] : question.with.filter(({ slug }) => names[slug]);
  const unwanted = question.without.filter((slug) => names[slug]);
  const wish = (slug: string, day: number | undefined) => names[slug] + (day === undefined ? "" : `, day ${day}`);
  if (wanted.length + unwanted.length === 0) return null;
  return (
    <div data-print="hide" className="grid gap-3">
      {wanted.length > 0 && (
        <Row label="Must include">
          {wanted.map(({ slug, day }) => (
            <ChangeButton
              key={slug}
              change={`release:${slug}`}
              label={`${wish(slug, day)}: no longer required`}
              className={CHIP}
            >
              {wish(slug, day)}
              <X aria-hidden="true" />
            </ChangeButton>
          ))}
        </Row>
      )}
      {unwanted.length > 0 && (
        <Row label="Left out">
          {unwanted.map((slug) => (
            <ChangeButton
              key={slug}
              change={`restore:${slug}`}
              label={`${names[slug]}: allow it again`}
              className={CHIP}
            >
              {names[slug]}
              <X aria-hidden="true" />
            </ChangeButton>
          ))}
        </Row>
      )}
    </div>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm font-semibold text-ash">{label}:</span>
      {children}
    </div>
  );
}
