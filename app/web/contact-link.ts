export interface ContactLink {
  readonly href: string;
  /** What a reader sees: the bare e-mail or web address. */
  readonly label: string;
}

/** The operator's CONTACT, an e-mail or a web address, as a link; undefined where none is set. */
export function contactLink(contact: string | undefined): ContactLink | undefined {
  if (!contact) return undefined;
  if (/^https?:\/\//.test(contact)) return { href: contact, label: contact.replace(/^https?:\/\/|\/$/g, "") };
  const address = contact.replace(/^mailto:/, "");
  return { href: `mailto:${address}`, label: address.replace(/\?.*$/, "") };
}
