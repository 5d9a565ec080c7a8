/** Documents for frames on other pages. Nothing runs in them, and nothing else of the site may be framed. */
import { hash } from "node:crypto";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PAGE_CACHE } from "./page-headers.ts";

/** `styles` is all that the document has. */
const policyOf = (styles: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${hash("sha256", styles, "base64")}'`,
    "img-src 'self' data: https:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors *",
  ].join("; ");

export function embedResponse(document: ReactElement, styles: string): Response {
  return new Response(`<!DOCTYPE html>${renderToStaticMarkup(document)}`, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policyOf(styles),
      "cache-control": PAGE_CACHE,
      "x-robots-tag": "noindex",
    },
  });
}

export const embedSentence = (status: number, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "content-security-policy": policyOf("") },
  });
