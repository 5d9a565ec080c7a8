import { expect, test } from "vitest";
import { contactLink } from "./contact-link.ts";

test.each([
  ["desk@example.org", { href: "mailto:desk@example.org", label: "desk@example.org" }],
  ["mailto:desk@example.org?subject=Site", { href: "mailto:desk@example.org?subject=Site", label: "desk@example.org" }],
  ["https://example.org/contact/", { href: "https://example.org/contact/", label: "example.org/contact" }],
  [undefined, undefined],
])("the contact %s becomes %o", (contact, link) => {
  expect(contactLink(contact)).toEqual(link);
});
