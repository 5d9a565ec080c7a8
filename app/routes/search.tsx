import { data, redirect } from "react-router";
import { QUESTION_PARAMETERS } from "../domain/browse/place-filters.ts";
import { PAGE_SIZE } from "../domain/catalog/paging.ts";
import { countVisitable } from "../domain/places/place.ts";
import { allFound, alsoMatchesWords, type SearchResult } from "../domain/search/search.ts";
import {
  NEARBY_RADIUS_MILES,
  readSearchRadius,
  readSearchType,
  SEARCH_RADIUS_MILES,
  visitorPosition,
} from "../domain/search/search-parameters.ts";
import {
  EMPTY_SEARCH,
  GEOCODER_BUSY,
  NOTHING_IN_AREA,
  NOTHING_NEARBY,
  nearbyFound,
} from "../domain/search/search-texts.ts";
import { searchWords } from "../domain/search/search-words.ts";
import { writeSlots } from "../domain/search/slot-parameters.ts";
import { isAnswerAlone } from "../domain/search/slots.ts";
import { tidyQuery } from "../domain/search/tokenize.ts";
import { CardList } from "../ui/cards/card-list.tsx";
import { foundListView } from "../ui/cards/card-list-view.ts";
import { BrowseByActivity } from "../ui/layout/activity-links.tsx";
import { LinkTiles, ONWARD } from "../ui/layout/link-tiles.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { PillLinks } from "../ui/layout/pill-links.tsx";
import { Section } from "../ui/layout/section.tsx";
import { TakeAlong } from "../ui/map/take-along.tsx";
import { SearchForm } from "../ui/search/search-form.tsx";
import {
  AnswerCards,
  FoundCards,
  LoosenedCards,
  ResultsTitle,
  SurpriseLink,
  Understood,
} from "../ui/search/search-results.tsx";
import { formatCount, plural } from "../ui/text/format.ts";
import { answerCards } from "../views/answer-cards.ts";
import { addDriveTimes } from "../views/drive-times.ts";
import { AS_WORDS, searchPath } from "../views/search-path.ts";
import { asQuestion, inStories, understoodView } from "../views/search-view.ts";
import { answerInit, driveCenter, searchContextOf, searchSite, slotsOf } from "../views/site-search.ts";
import { MAX_FIND_LENGTH } from "../web/filter-parameters.ts";
import { pageHeadersUnlessTemporary, TEMPORARY_ANSWER } from "../web/render/page-headers.ts";
import type { RouteRule } from "../web/route-rule.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/search";

const PARAMETERS = ["q", "type", "as", "within", "lat", "lng", "page", "from", ...QUESTION_PARAMETERS];

export const handle: RouteRule = {
  budget: "search",
  params: PARAMETERS,
  free: PARAMETERS,
  positions: ["lat", "lng"],
};

export const headers = pageHeadersUnlessTemporary;

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const query = tidyQuery(url.searchParams.get("q") ?? "");
  const type = readSearchType(url.searchParams.get("type"));
  const slots = await slotsOf(site, url.searchParams);
  // Punctuation alone is not a question: "???".
  if (searchWords(query).length === 0 && !slots) return data({ query, type, list: undefined, result: undefined });
  const asWords = url.searchParams.get("as") === AS_WORDS;
  const visitor = visitorPosition(url.searchParams);
  const here = visitor && { lat: visitor[0], lng: visitor[1] };
  const miles = readSearchRadius(url.searchParams.get("within"));
  const text = url.searchParams.get("q") ?? "";
  const result = await searchSite(site, text, { type, asWords, miles, here, slots });
  const understood = understoodView(result, type);
  if (understood.trip) throw redirect(understood.trip);
  if (result.slots.answer === "surprise") throw redirect(understood.surprise, { ...TEMPORARY_ANSWER });
  const found = foundListView(allFound(result), result.told, url);
  if (!found) throw data(null, { status: 404 });
  const list = { ...found, cards: await addDriveTimes(site, driveCenter(result), found.cards) };
  const isAlsoWords = !asWords && !slots && alsoMatchesWords(await searchContextOf(site), result);
  const isHere = result.slots.areas.some((area) => area.kind === "near" && area.isHere);
  // Files have the filters of All Locations, which know neither where the visitor is nor other ways to search.
  const isPlain = !asWords && !here && miles === SEARCH_RADIUS_MILES && query.length <= MAX_FIND_LENGTH;
  const view = {
    query,
    type,
    list,
    result: {
      ...understood,
      answers: answerCards(site, result),
      nothing: isAnswerAlone(result.slots) ? undefined : nothingFound(result),
      /** Around the visitor, or set by a native submit of the section "Find Haunts Near You". */
      nearby: miles === NEARBY_RADIUS_MILES || isHere,
      named: result.named.length,
      there: allFound(result).length - result.namesakes.length,
      other: asWords ? asQuestion(query, type) : isAlsoWords ? inStories(query, type) : undefined,
      takeAlong: isPlain && {
        filter: { find: query, type, ...(slots && writeSlots(slots)) },
        count: countVisitable(allFound(result).map(({ place }) => place)),
      },
      path: searchPath({ q: query, type, miles, here, slots, ...(asWords ? { as: AS_WORDS } : {}) }),
    },
  };
  return data(view, answerInit(result));
}

function nothingFound({ busy, miles, slots }: SearchResult): string {
  if (busy) return GEOCODER_BUSY;
  return miles === NEARBY_RADIUS_MILES && slots.areas.some(({ kind }) => kind === "near")
    ? NOTHING_NEARBY
    : NOTHING_IN_AREA;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const query = loaderData?.query ?? "";
  const found = loaderData?.list ? ` (${plural(loaderData.list.total, "location")})` : "";
  return pageMeta(matches, {
    title: query === "" ? "Search Haunted Places" : `Search: ${query}${found}`,
    description: "Search haunted places by city, state, zip code, address, name or what is reported there.",
    path: loaderData?.result?.path ?? "/search",
    image: "/share/page/search.png",
    noindex: query !== "",
  });
};

const CRUMBS = [{ name: "Search", path: "/search" }];

type LoaderData = Route.ComponentProps["loaderData"];

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, type, result, list } = loaderData;
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        title="Search Haunted Places"
        lead={
          query === "" && "By city, state, zip code or address, by the name of a place, or by what is reported there."
        }
      >
        <div className="max-w-3xl">
          <SearchForm key={`${query} ${type}`} query={query} type={type} />
          <p className="mt-2">
            <SurpriseLink href={result?.surprise} />
          </p>
        </div>
      </PageHeader>
      <div className="wrap">
        {result && list ? (
          <Results query={query} result={result} list={list} />
        ) : (
          <>
            <p className="mt-8">{EMPTY_SEARCH}</p>
            <Examples />
          </>
        )}
      </div>
      {(!list || list.total === 0) && (
        <>
          <Section heading="Explore More">
            <LinkTiles tiles={[ONWARD.allLocations, ONWARD.mostHaunted, ONWARD.activityTypes, ONWARD.roadTrip]} />
          </Section>
          <BrowseByActivity />
        </>
      )}
    </>
  );
}

interface ResultsProps {
  readonly query: string;
  readonly result: NonNullable<LoaderData["result"]>;
  readonly list: NonNullable<LoaderData["list"]>;
}

function Results({ query, result, list }: ResultsProps) {
  const before = (list.page - 1) * PAGE_SIZE;
  const parts = { named: Math.max(0, result.named - before), there: Math.max(0, result.there - before) };
  return (
    <section aria-labelledby="results" className="mt-12">
      <h2 id="results" className="text-3xl sm:text-4xl">
        <ListTitle result={result} total={list.total} />
      </h2>
      <AnswerCards answers={result.answers} />
      <Understood view={result} query={query} other={result.other} />
      {list.total > 0 && (
        <div className="mt-8">
          <CardList list={list} path={result.path}>
            {(cards) => <FoundCards cards={cards} {...parts} at={result.at} query={query} heading={result.heading} />}
          </CardList>
          {result.takeAlong && <TakeAlong {...result.takeAlong} />}
        </div>
      )}
      {list.total === 0 && !result.here && (
        <>
          {result.nothing && <p className="mt-8 border border-line bg-dusk px-6 py-12 text-center">{result.nothing}</p>}
          <LoosenedCards loosened={result.loosened} />
        </>
      )}
    </section>
  );
}

function ListTitle({ result, total }: Pick<ResultsProps, "result"> & { total: number }) {
  if (result.here) return "Near You";
  if (result.nearby) return nearbyFound(formatCount(total));
  return result.nothing === undefined && total === 0 ? "Search Results" : <ResultsTitle total={total} />;
}

const EXAMPLES = [
  "scariest place in Ohio",
  "haunted hotel within 2 hours of Chicago",
  "free after dark near Savannah",
  "lighthouses in Maine",
  "on the way from Nashville to New Orleans",
];

function Examples() {
  return (
    <section aria-labelledby="examples" className="mt-10">
      <h2 id="examples" className="text-2xl">
        Or Ask in Your Own Words
      </h2>
      <div className="mt-4">
        <PillLinks links={EXAMPLES.map((text) => [`/search?${new URLSearchParams({ q: text })}`, text])} />
      </div>
    </section>
  );
}
