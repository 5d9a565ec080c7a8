/** How to cite the page of a place. */

import type { PlaceCard } from "../../domain/places/place.ts";
import { MONTHS } from "../../domain/places/season.ts";
import { SITE } from "../../site.ts";

type Cited = Pick<PlaceCard, "id" | "slug" | "houseName" | "city" | "state" | "updatedAt">;

const titleOf = ({ houseName, city, state }: Cited): string => `${houseName}, ${city}, ${state}`;
const addressOf = (siteUrl: string, { slug }: Cited): string => `${siteUrl}/location/${slug}`;

function dayOf({ updatedAt }: Cited): readonly [year: number, month: number, day: number] {
  const [year, month, day] = updatedAt.slice(0, "2026-11-19".length).split("-").map(Number);
  return [year!, month!, day!];
}

/** As the Chicago Manual of Style has it for a website. */
export function chicagoReference(siteUrl: string, place: Cited): string {
  const [year, month, day] = dayOf(place);
  const changed = `${MONTHS[month - 1]} ${day}, ${year}`;
  return `${SITE.name}. “${titleOf(place)}.” Last modified ${changed}. ${addressOf(siteUrl, place)}.`;
}

export function bibtexReference(siteUrl: string, place: Cited): string {
  const [year, month, day] = dayOf(place);
  return [
    `@misc{${SITE.name.toLowerCase()}-${place.id},`,
    `  author = {{${SITE.name}}},`,
    `  title = {{${escapeTex(titleOf(place))}}},`,
    `  year = {${year}},`,
    `  month = ${MONTHS[month - 1]!.slice(0, 3).toLowerCase()},`,
    `  note = {Last modified ${MONTHS[month - 1]} ${day}, ${year}},`,
    `  url = {${addressOf(siteUrl, place)}}`,
    "}\n",
  ].join("\n");
}

const TEX: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};

const escapeTex = (text: string): string => text.replace(/[\\~^&%$#_{}]/g, (sign) => TEX[sign] ?? `\\${sign}`);

/** For programs that manage references. */
export function cslReference(siteUrl: string, place: Cited): object {
  return {
    id: `${SITE.name.toLowerCase()}-${place.id}`,
    type: "webpage",
    author: [{ literal: SITE.name }],
    title: titleOf(place),
    "container-title": SITE.name,
    issued: { "date-parts": [dayOf(place)] },
    URL: addressOf(siteUrl, place),
    language: "en-US",
  };
}
