import type { Access } from "./place.ts";

/** What each access class means, in words a visitor can act on. */
export const ACCESS_SENTENCES: Readonly<Record<Access, string>> = {
  open: "Open to visitors.",
  tours: "Open on a tour or with a ticket.",
  exterior: "Privately owned. View from the street only.",
  private: "Private property, not open to visitors. Please do not visit.",
  gone: "Demolished. There is nothing left to visit.",
};

export const ACCESS_LABELS: Readonly<Record<Access, string>> = {
  open: "Open to visitors",
  tours: "Tours or tickets",
  exterior: "View from outside",
  private: "Private, do not visit",
  gone: "Demolished",
};
