import { type RefObject, useState } from "react";
import { useNavigate } from "react-router";
import { NEARBY_RADIUS_MILES } from "../../domain/search/search-parameters.ts";
import { EMPTY_NEARBY, NEARBY_FAILED, PLACE_NOT_FOUND } from "../../domain/search/search-texts.ts";
import { ApiError, callApi, callApiForList } from "../../web/api-client.ts";
import { showNotice } from "../layout/notice-store.ts";
import { currentPosition, positionComplaint } from "./current-position.ts";
import { allNearbyPath, NEARBY_CARDS, type NearbyPlaceView, type NearbyResults } from "./nearby-view.ts";
import type { SearchPanelView } from "./search-panel.ts";

/** SPEC section 4: idle, searching, results or a notice; the searching flag is always cleared. */
export function useNearbySearch(initial: NearbyResults | undefined, field: RefObject<HTMLInputElement | null>) {
  const [searching, setSearching] = useState(false);
  const [found, setFound] = useState<NearbyResults>();
  const [complaint, setComplaint] = useState("");
  const navigate = useNavigate();

  function complain(title: string, text: string): void {
    setComplaint(text);
    showNotice({ title, text, kind: "error" });
  }
  /** Without a position, the visitor can name a town. */
  function refuse(text: string): void {
    setComplaint(`${text} ${TYPE_INSTEAD}`);
    field.current?.focus();
  }
  async function run(position: () => Promise<Position | undefined>): Promise<void> {
    setComplaint("");
    setSearching(true);
    try {
      const at = await position();
      if (at) setFound(await findNearby(at));
    } catch {
      complain("Search Error", NEARBY_FAILED);
    } finally {
      setSearching(false);
    }
  }
  return {
    searching,
    results: found ?? initial,
    complaint,
    refuse,
    async findByText(text: string) {
      const query = text.trim();
      if (query === "") return complain("Location Required", EMPTY_NEARBY);
      await run(async () => {
        const position = await geocode(query);
        if (position) return position;
        if (await isAboutNearby(query)) await navigate(nearbySearchPath(query));
        else complain("Location Not Found", PLACE_NOT_FOUND);
        return undefined;
      });
    },
    async findHere() {
      await run(async () => {
        try {
          return await currentPosition();
        } catch (error) {
          const text = positionComplaint(error);
          complain("Location Error", text);
          refuse(text);
          return undefined;
        }
      });
    },
  };
}

const TYPE_INSTEAD = "Type a town or zip code instead.";

interface Position {
  readonly latitude: number;
  readonly longitude: number;
  /** What the visitor typed, if anything. */
  readonly text?: string | undefined;
  /** Set if the text named a whole state. */
  readonly state?: string | undefined;
}

const BUSY = 503;

interface GeocodeAnswer {
  readonly lat: number;
  readonly lng: number;
  readonly label: string;
  readonly precision: string;
}

/** SPEC: any failure counts as "not found", except that the server is too busy to answer. */
async function geocode(text: string): Promise<Position | undefined> {
  try {
    const found = await callApi<GeocodeAnswer>(`/api/geocode?q=${encodeURIComponent(text)}`);
    const state = found.precision === "state" ? found.label : undefined;
    return { latitude: found.lat, longitude: found.lng, text, state };
  } catch (error) {
    if (error instanceof ApiError && error.status === BUSY) throw error;
    if (!(error instanceof ApiError && error.status === 404)) console.error(error);
    return undefined;
  }
}

/** What the form asks for without JavaScript. */
const nearbySearchPath = (text: string): string =>
  `/search?${new URLSearchParams({ q: text, within: String(NEARBY_RADIUS_MILES) })}`;

/** "Free places near Salem" names more than a place; the search page answers that. */
async function isAboutNearby(text: string): Promise<boolean> {
  const { here, map } = await callApi<SearchPanelView>(`/api/search/panel?q=${encodeURIComponent(text)}`);
  return here || map !== undefined;
}

async function findNearby({ latitude, longitude, text, state }: Position): Promise<NearbyResults> {
  if (state) {
    const { total, cards } = await callApi<SearchPanelView>(`/api/search/panel?q=${encodeURIComponent(state)}`);
    return { total, places: cards.slice(0, NEARBY_CARDS), allAt: `/search?${new URLSearchParams({ q: state })}` };
  }
  const { total, list } = await callApiForList<NearbyPlaceView>("/api/search/nearby", {
    body: { latitude, longitude, radius: NEARBY_RADIUS_MILES, limit: NEARBY_CARDS },
  });
  const allAt = text === undefined ? allNearbyPath([latitude, longitude]) : nearbySearchPath(text);
  return { total, places: list.slice(0, NEARBY_CARDS), allAt };
}
