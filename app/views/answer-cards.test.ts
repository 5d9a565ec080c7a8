import { expect, test } from "vitest";
import { readLists } from "../../server/read-lists.ts";
import { curatedPlaces, searchContextOf } from "../../tests/curated-directory.ts";
import type { ListRecord } from "../domain/lists/editors-list.ts";
import { search } from "../domain/search/search.ts";
import { isAnswerAlone } from "../domain/search/slots.ts";
import { answerCards } from "./answer-cards.ts";

const context = searchContextOf(curatedPlaces());
const lists: readonly ListRecord[] = readLists("data/lists");

test.each([
  ["walk in New Orleans", ["/trip?mode=walk&from=New+Orleans%2C+LA"]],
  ["an evening walk in Savannah", ["/trip?mode=walk&from=Savannah%2C+GA&enter=0&at=17%3A00&back=22%3A00"]],
  ["one evening in Philadelphia on foot", ["/trip?mode=walk&from=Philadelphia%2C+PA&enter=0&at=17%3A00&back=22%3A00"]],
  ["an eight-year-old and $20", ["/lists/first-visits-with-children"]],
  ["walking tours", ["/lists/weekend-walks"]],
  ["walk from the French Quarter", ["/trip?mode=walk&from=French+Quarter%2C+New+Orleans%2C+Louisiana"]],
  // Of these none is listed as gone.
  ["hospitals that were torn down", ["/all-locations?what=hospitals&access=gone"]],
  ["demolished universities", ["/all-locations?what=universities&access=gone"]],
  ["an eight-year-old and $20 in Gettysburg", ["/lists/first-visits-with-children"]],
  ["I own a haunted inn, how do I get listed", ["/submit"]],
  ["remove my house from your website", ["/corrections"]],
  ["delete the listing of my grandmother's house in Ohio", ["/corrections"]],
  ["wrong address for a listing", ["/corrections"]],
  ["add a haunted hotel in Texas", ["/submit"]],
  ["I want my house removed from this website", ["/corrections"]],
  ["correct the hours of my inn", ["/corrections"]],
  ["I own the Myrtles and the hours are wrong", ["/corrections?place=la-myrtles-plantation"]],
  ["what is the most haunted town in America", ["/most-haunted"]],
  ["places like Waverly Hills", [expect.stringMatching(/^\/compare\?places=waverly-hills[\w-]*,/)]],
  ["add my bed and breakfast to your site", ["/submit"]],
  ["what to bring ghost hunting", ["/haunted-roadtrip"]],
  [
    "compare Stanley Hotel and Queen Mary",
    [expect.stringMatching(/^\/compare\?places=[\w-]*stanley-hotel[\w-]*,[\w-]*queen-mary/)],
  ],
  ["compare hotels in Savannah", [expect.stringMatching(/^\/compare\?places=([\w-]+,){3}[\w-]+$/)]],
  ["your list of haunted lighthouses", ["/lists/lighthouses", "/kind/lighthouse"]],
  ["tell what I saw at Waverly Hills", [expect.stringMatching(/^\/location\/[\w-]*waverly-hills[\w-]*\/report$/)]],
  ["tell what I saw", ["/all-locations"]],
  ["map of cemeteries in Ohio", ["/map?what=cemeteries&in=Ohio"]],
  ["surprise me in Texas", ["/surprise?in=Texas", "/state/texas"]],
  ["ghost adventures", ["/shows/ghost-adventures"]],
  ["as seen on the dead files", ["/shows/the-dead-files"]],
  ["kindred spirits in Rhode Island", ["/shows/kindred-spirits"]],
  ["private ghost hunt ohio", ["/investigations"]],
  ["haunted places on tv", ["/shows"]],
  ["demolished haunted places", ["/all-locations?access=gone"]],
  ["movies", ["/lists/films-and-books"]],
  ["vanishing hitchhiker", ["/lists/vanishing-hitchhikers"]],
  ["lady in white", ["/lists/ladies-in-white"]],
  ["lighthouses", ["/lists/lighthouses", "/kind/lighthouse"]],
  ["Savannah", ["/city/savannah"]],
  ["haunted Salem, Massachusetts", ["/city/salem?state=massachusetts"]],
  ["Ohio", ["/state/ohio"]],
  // A name, a town and a state are not about a list of the whole country.
  ["St. Augustine Lighthouse", []],
  ["lighthouses in Maine", []],
  ["Chicago to Detroit", []],
])("%s is answered by %j", async (text, hrefs) => {
  const result = await search(context, async () => undefined, text);
  const found = answerCards({ catalog: context.catalog, lists }, result).map(({ href }) => href);
  expect(found.slice(0, Math.max(1, hrefs.length))).toEqual(hrefs);
  expect(isAnswerAlone(result.slots) ? found.length : 1).toBe(1);
});
