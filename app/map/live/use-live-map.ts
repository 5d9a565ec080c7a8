import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate, useRouteLoaderData } from "react-router";

/** What every live map gets from the page that it stands on. */
export interface MapStage {
  readonly container: HTMLElement;
  /** Container of the zoom buttons and the attribution. */
  readonly controls: HTMLElement;
  readonly tileUrl: string;
  /** The map has drawn itself, or was moved before that. */
  readonly onLive: () => void;
  /** Called for clicks on internal links. */
  readonly onFollow: (path: string) => void;
}

export interface LiveMapOptions<Module, Drawn> {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Whether it is time to load the map. */
  readonly isWanted: boolean;
  readonly load: () => Promise<Module>;
  readonly draw: (module: Module, stage: MapStage) => Drawn;
  /** The map is redrawn when this changes. */
  readonly subject?: string | undefined;
}

/** The life of a map on a page: loaded when it is wanted, drawn in its frame, removed with it. */
export function useLiveMap<Module, Drawn extends { remove(): void }>(options: LiveMapOptions<Module, Drawn>) {
  const { frame, isWanted, subject } = options;
  const root = useRouteLoaderData("root") as { tileUrl: string } | undefined;
  const tileUrl = root?.tileUrl ?? "";
  const navigate = useNavigate();
  const controls = useRef<HTMLDivElement>(null);
  const drawn = useRef<Drawn>(undefined);
  const [isLive, setIsLive] = useState(false);
  const [failed, setFailed] = useState(false);
  const latest = useRef({ ...options, navigate });
  latest.current = { ...options, navigate };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `subject` redraws it
  useEffect(() => {
    const [container, bar] = [frame.current, controls.current];
    if (!isWanted || !container || !bar) return;
    let left = false;
    const loaded = latest.current.load().then((module) => {
      if (left) return;
      drawn.current = latest.current.draw(module, {
        container,
        controls: bar,
        tileUrl,
        onLive: () => setIsLive(true),
        onFollow: (path) => void latest.current.navigate(path),
      });
    });
    // Offline: the picture stays.
    loaded.catch(() => setFailed(true));
    return () => {
      left = true;
      drawn.current?.remove();
      drawn.current = undefined;
      setIsLive(false);
    };
  }, [frame, isWanted, tileUrl, subject]);

  return { controls, drawn, isLive, failed, setFailed };
}
