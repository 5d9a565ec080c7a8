import type { Access } from "./place.ts";

/** What each access class means, in words a visitor can act on. */
export const ACCESS_SENTENCES: Readonly<Record<Access, string>> = {
  open: "Open to visitors.",
  tours: "Open on a tour or with a ticket.",
  exterior: "Not open inside. See it from outside only.",
  private: "Private property, not open to visitors. Please do not visit.",
  gone: "No longer there. Nothing is left to visit.",
};

export const ACCESS_LABELS: Readonly<Record<Access, string>> = {
  open: "Open to visitors",
  tours: "Tours or tickets",
  exterior: "View from outside",
  private: "Private, do not visit",
  gone: "No longer there",
};

/** Places with unknown access may be open. */
export const mayEnter = (access: Access | undefined): boolean =>
  access === undefined || access === "open" || access === "tours";

/** Whether visitors may go in, and the sentence shown if not. */
export function entryTo(access: Access | undefined): { readonly mayEnter: boolean; readonly closed?: string } {
  if (access === undefined || mayEnter(access)) return { mayEnter: true };
  return { mayEnter: false, closed: ACCESS_LABELS[access] };
}
