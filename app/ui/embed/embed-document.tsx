import type { ReactNode } from "react";
import { SITE } from "../../site.ts";

interface EmbedDocumentProps {
  readonly title: string;
  /** URL of the page that it stands for. */
  readonly page: string;
  readonly styles: string;
  /** As the reader's system has it unless the author of the page around it says. */
  readonly theme?: string | undefined;
  readonly children: ReactNode;
}

/** A document without scripts for frames on other people's pages, in the reader's fonts. */
export function EmbedDocument({ title, page, styles, theme, children }: EmbedDocumentProps) {
  return (
    <html lang="en-US" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content={theme ?? "light dark"} />
        <link rel="canonical" href={page} />
        <title>{`${title} | ${SITE.name}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, named in the policy by its hash */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}

interface EmbedLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

export function EmbedLink({ href, children }: EmbedLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
