export interface ContactLink {
  readonly href: string;
  /** The bare e-mail address or URL. */
  readonly label: string;
}

/** The operator's CONTACT (an e-mail address or URL) as a link; undefined if unset. */
export function contactLink(contact: string | undefined): ContactLink | undefined {
  if (!contact) return undefined;
  if (/^https?:\/\//.test(contact)) return { href: contact, label: contact.replace(/^https?:\/\/|\/$/g, "") };
  const address = contact.replace(/^mailto:/, "");
  return { href: `mailto:${address}`, label: address.replace(/\?.*$/, "") };
}
