import type { ReactNode } from "react";
import { pagingPaths } from "../../web/page-path.ts";
import { oembedOf } from "../../web/seo/embed-code.ts";
import { type PageMeta, pageMeta, siteUrlOf } from "../../web/seo/page-meta.ts";
import type { Crumb } from "../../web/seo/structured-data.ts";
import { CardList, listedItems } from "../cards/card-list.tsx";
import type { CardListView } from "../cards/card-list-view.ts";
import type { PicturedPlace } from "../cards/card-view.ts";
import { PlaceFigures, type PlaceFiguresProps } from "../cards/place-figures.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { Section } from "../layout/section.tsx";
import { FilterLinks } from "../search/filter-links.tsx";

interface ListPageProps extends PlaceFiguresProps {
  readonly crumbs: readonly Crumb[];
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead: string;
  readonly picture: PicturedPlace;
  /** Under the figures. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** A page of a list of places. Its sections are its children, in the page's own order. */
export function ListPage({ figures, labels, below, children, ...header }: ListPageProps) {
  return (
    <>
      <PageHeader {...header}>
        <PlaceFigures figures={figures} labels={labels} />
        {below}
      </PageHeader>
      {children}
    </>
  );
}

interface ListedPlacesProps {
  readonly heading: string;
  readonly list: CardListView;
  readonly narrower: readonly (readonly [to: string, text: string])[];
  /** Of the list's first page. */
  readonly path: string;
}

/** The section with the places themselves. */
export function ListedPlaces({ heading, list, narrower, path }: ListedPlacesProps) {
  return (
    <Section heading={heading}>
      <FilterLinks links={narrower} />
      <CardList list={list} path={path} />
    </Section>
  );
}

interface ListMeta extends Omit<PageMeta, "collection" | "path"> {
  readonly list: CardListView;
  /** Of the list's first page. */
  readonly path: string;
  /** What the list is called on other people's pages. */
  readonly label: string;
  /** What search engines call it, if not by the page's title. */
  readonly collection?: string;
}

export function listMeta(
  matches: Parameters<typeof pageMeta>[0],
  { list, path, label, alternates = [], collection: name, ...page }: ListMeta,
) {
  return pageMeta(matches, {
    ...page,
    ...pagingPaths(path, list),
    alternates: [...alternates, oembedOf(siteUrlOf(matches), label, path)],
    collection: { ...(name && { name }), ...listedItems(list) },
  });
}
