/** Apart from how they are found, so that a page that shows them carries no gazetteer words with it. */
export const FLAGS = {
  "refused-type": "Type that the guidelines refuse",
  duplicate: "Likely duplicate",
  twin: "Like another in the queue",
  "private-home": "May be a private home",
  "city-unknown": "City not known in that state",
  "zip-elsewhere": "ZIP code of another state",
  "zip-far": "ZIP code far from the city",
  "zip-unknown": "ZIP code not known",
  links: "Many links",
  "repeated-sender": "Repeated sender",
} as const;
export type Flag = keyof typeof FLAGS;
