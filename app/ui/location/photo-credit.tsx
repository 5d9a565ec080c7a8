import type { PhotoCredit } from "../../domain/photos/photo-view.ts";

interface PhotoCreditProps {
  readonly credit: PhotoCredit;
  /** Cuts a long name; the dialog has the whole. */
  readonly isShort?: boolean;
}

/** All licences ask for the author, the licence and that a change is named: every photograph is stored smaller. */
export function PhotoCreditLine({ credit, isShort = false }: PhotoCreditProps) {
  const { name, nameUrl, licence, licenceUrl, sourceUrl } = credit;
  return (
    <span className={isShort ? "flex flex-wrap gap-x-1" : ""}>
      <span
        className={
          isShort
            ? "truncate has-focus-visible:overflow-visible has-focus-visible:whitespace-normal print:whitespace-normal"
            : ""
        }
      >
        {"Photograph: "}
        <MaybeLink href={nameUrl}>{name}</MaybeLink>,{" "}
      </span>
      <span>
        <MaybeLink href={licenceUrl} rel="license noopener">
          {licence}
        </MaybeLink>
        {sourceUrl && (
          <>
            {", "}
            <MaybeLink href={sourceUrl}>source</MaybeLink>
          </>
        )}
        {", resized"}
      </span>
    </span>
  );
}

interface MaybeLinkProps {
  readonly href: string | undefined;
  readonly rel?: string;
  readonly children: string;
}

function MaybeLink({ href, rel = "noopener nofollow", children }: MaybeLinkProps) {
  if (!href) return <span className="wrap-anywhere">{children}</span>;
  return (
    <a href={href} rel={rel} className="py-0.5 wrap-anywhere underline hover:text-pumpkin">
      {children}
    </a>
  );
}
