import type { CuratedPlace } from "../app/domain/places/curated-place.ts";

const PARAGRAPH =
  "The inn was raised in 1803 by a cooper who needed a larger shop, and his tools still hang above the kitchen door. " +
  "Guests on the second floor describe slow steps in the corridor between two and three in the morning. ";

/** A record that the checker has nothing to say about; tests spoil one thing at a time. */
export function curatedRecord(fields: Partial<Record<keyof CuratedPlace, unknown>> = {}): CuratedPlace {
  return {
    id: "ma-coopers-inn",
    updated: "2026-06-01",
    houseName: "Cooper's Inn",
    city: "Salem",
    state: "Massachusetts",
    address: "1 Cooper Street",
    latitude: 42.5195,
    longitude: -70.8967,
    placeType: "hotel",
    access: "open",
    accessNote: "The tap room is open to all; rooms are let by the night.",
    activities: ["Footsteps", "Voices"],
    dateActivity: "1930s to the present",
    reportedSince: 1930,
    renown: 2,
    renownNote: "Told in two books on the inns of the coast",
    stillTold: true,
    witnesses: 0,
    admission: "guests",
    yearBuilt: 1803,
    citations: ["Ada Cooper, Inns of the North Shore (1951)"],
    reports: ["Steps are heard in the corridor of the second floor.", "A man's voice counts barrels in the cellar."],
    storySummary: `${PARAGRAPH}${PARAGRAPH}`.slice(0, 230).trim(),
    fullStory: PARAGRAPH.repeat(4).trim(),
    ...fields,
  } as CuratedPlace;
}
