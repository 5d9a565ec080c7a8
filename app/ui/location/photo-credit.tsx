import type { PhotoCredit } from "../../domain/photos/photo-view.ts";

/** All licences ask for the author, the licence and that a change is named: every photograph is stored smaller. */
export function PhotoCreditLine({ credit }: { credit: PhotoCredit }) {
  const { name, nameUrl, licence, licenceUrl, sourceUrl } = credit;
  return (
    <>
      {"Photograph: "}
      <MaybeLink href={nameUrl}>{name}</MaybeLink>
      {", "}
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
    </>
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
