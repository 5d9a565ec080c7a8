/**
 * The service worker: pages from the network, and from a copy where that takes too long or fails. Built to /sw.js by
 * scripts/build.ts. See docs/decisions/027-service-worker.md.
 */
import { dataOfPage } from "../web/data-url.ts";
import {
  cacheName,
  copyCaches,
  evictCopies,
  findCopy,
  isKept,
  listCopies,
  putCopy,
  storedAt,
  unmarkCopy,
} from "./copies.ts";
import {
  type CopyKind,
  copyKind,
  filesOfPage,
  isImmutable,
  MAX_BYTES,
  mayStore,
  OFFLINE_PATH,
  pageOfData,
  RELEASE_HEADER,
  spelledAlike,
  storedSizeOf,
} from "./copy-rules.ts";
import type { FetchEvent, WorkerRequest, WorkerScope } from "./worker-scope.ts";

/** The release of the client build, which the server names in its answers. Filled in by the build. */
declare const RELEASE: string;
/** The scripts, styles, fonts and map data of all public pages. */
const FILE_LIST = `/assets/files-${RELEASE}.json`;
const CACHE = cacheName(RELEASE);
const PATIENCE_MS = 4_000;
const ONE_DAY_MS = 86_400_000;
/** Adding up the sizes of all copies takes a while, so it is done once in a number of stores. */
const STORES_BETWEEN_EVICTIONS = 100;
const PARALLEL_FETCHES = 6;

const SEEN = { kept: false };
const KEPT = { kept: true };

const worker = self as unknown as WorkerScope;
const { origin } = worker.location;
let isOffline = false;
/** True once storing is switched off. The cache is deleted as well, which is how a restarted worker knows. */
let isStopped = false;
let stores = 0;

worker.addEventListener("install", (event) => event.waitUntil(prepare().then(() => worker.skipWaiting())));

worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));

worker.addEventListener("fetch", (event) => {
  const kind = copyKind(event.request, origin);
  if (kind) event.respondWith(answer(event, kind));
});

worker.addEventListener("message", (event) => {
  const { data, source, ports } = event;
  if (data.type === "status") return source?.postMessage({ offline: isOffline });
  const done = fulfill(data, (pages) => ports[0]?.postMessage(pages)).then(
    () => true,
    () => false,
  );
  event.waitUntil(done.then((worked) => ports[0]?.postMessage(worked)));
});

/**
 * Stores the offline page and everything kept in the previous release. Fails as a whole, so the old release stays until
 * all of it is there.
 */
async function prepare(): Promise<void> {
  const cache = await caches.open(CACHE);
  await storePage(cache, OFFLINE_PATH);
  const kept: string[] = [];
  for (const name of await copyCaches()) {
    if (name === CACHE) continue;
    const copies = await listCopies(await caches.open(name));
    kept.push(...copies.filter((copy) => copy.kept && copy.title).map(({ url }) => url));
  }
  await keep(cache, kept);
}

/** Pages first: one still controlled by the old worker, whose cache is gone, would get data of this release. */
async function takeOver(): Promise<void> {
  await worker.clients.claim();
  for (const name of await copyCaches()) if (name !== CACHE) await caches.delete(name);
}

/** Undefined while storing is switched off. */
async function openCopies(): Promise<Cache | undefined> {
  if (isStopped || !(await caches.has(CACHE))) return undefined;
  const cache = await caches.open(CACHE);
  if (!isStopped) return cache;
  // It was switched off in the meantime, and opening the cache has recreated it.
  await caches.delete(CACHE);
  return undefined;
}

async function answer(event: FetchEvent, kind: CopyKind): Promise<Response> {
  const { request } = event;
  const cache = await openCopies();
  if (!cache) return fetchFresh(event, kind);
  const copy = await findCopy(cache, request.url);
  if (copy && isImmutable(copy)) return copy;
  const fresh = fetchFresh(event, kind, { cache, kept: copy !== undefined && isKept(copy) });
  event.waitUntil(fresh.catch(() => {}));
  const fallback = copy ?? (await findOtherForm(request, kind, cache));
  try {
    return await (fallback ? orAfterPatience(fresh, fallback) : fresh);
  } catch (error) {
    // The visitor has navigated away.
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    if (kind !== "file") tellOffline(true);
    return fallback ?? withoutCopy(request, kind, cache);
  }
}

async function orAfterPatience(fresh: Promise<Response>, fallback: Response): Promise<Response> {
  let timer: ReturnType<typeof setTimeout>;
  const patience = new Promise<Response>((resolve) => {
    timer = setTimeout(() => {
      tellOffline(true);
      resolve(fallback);
    }, PATIENCE_MS);
  });
  return Promise.race([fresh, patience]).finally(() => clearTimeout(timer));
}

/** A page may be stored as a document or as data, depending on how it was opened. Either can stand in for the other. */
async function findOtherForm(request: Request, kind: CopyKind, cache: Cache): Promise<Response | undefined> {
  const { url } = request;
  if (kind === "data" && !isAhead(request) && (await findCopy(cache, pageOfData(url)))) return loadDocument(url);
  const path = url.slice(origin.length);
  if (kind === "page" && (await findCopy(cache, dataOfPage(path)))) return offlinePage("open", path);
  return undefined;
}

/** With a cache, the answer is stored there if it may be; a copy that is kept is brought up to date. */
async function fetchFresh(
  event: FetchEvent,
  kind: CopyKind,
  copies?: { readonly cache: Cache; readonly kept: boolean },
): Promise<Response> {
  const { request } = event;
  // Data and files may come from the browser's HTTP cache, which says nothing about the network.
  const response = await (kind === "page" ? fetch(request, { cache: "no-cache" }) : fetch(request));
  if (kind === "page") tellOffline(false);
  const release = response.headers.get(RELEASE_HEADER);
  if (release && release !== RELEASE) {
    worker.registration.update().catch(() => {});
    // Never give data of one release to the scripts of another.
    if (kind === "data") return loadDocument(request.url);
  }
  if (copies && mayStore(kind, response, { release: RELEASE, kept: copies.kept })) {
    event.waitUntil(store(copies.cache, request.url, response.clone()));
  }
  return response;
}

/** The answer when there is neither a network nor a copy. */
async function withoutCopy(request: Request, kind: CopyKind, cache: Cache): Promise<Response> {
  if (kind === "file") return (await findCopy(cache, storedSizeOf(request.url))) ?? Response.error();
  if (isAhead(request)) return Response.error();
  if (kind === "data") return loadDocument(request.url);
  const { pathname, search } = new URL(request.url);
  if (pathname === OFFLINE_PATH) return (await findCopy(cache, OFFLINE_PATH)) ?? Response.error();
  return offlinePage("to", pathname + search);
}

/** Whether a script asks before it navigates; without an answer it stays on its page. */
const isAhead = ({ headers }: Request): boolean => headers.get("accept")?.includes("json") ?? false;

/** Redirects to the offline page, which opens a page that has a copy or says that there is none. */
function offlinePage(parameter: "open" | "to", path: string): Response {
  return Response.redirect(`${OFFLINE_PATH}?${new URLSearchParams({ [parameter]: path })}`);
}

/** Tells the router to load the page of this data as a document. */
function loadDocument(dataUrl: string): Response {
  const headers = { "x-remix-redirect": pageOfData(dataUrl), "x-remix-reload-document": "true" };
  return new Response(null, { status: 204, headers });
}

function tellOffline(offline: boolean): void {
  // A page may have noticed by itself that the network is back.
  if (!offline && !isOffline) return;
  isOffline = offline;
  void worker.clients.matchAll().then((pages) => {
    for (const page of pages) page.postMessage({ offline });
  });
}

async function fulfill(
  request: Exclude<WorkerRequest, { type: "status" }>,
  onProgress: (done: number) => void,
): Promise<void> {
  if (request.type === "stop") {
    isStopped = true;
    for (const name of await copyCaches()) await caches.delete(name);
    return;
  }
  if (request.type === "start") {
    isStopped = false;
    return prepare();
  }
  const cache = await openCopies();
  if (!cache) throw new Error("Copies are switched off.");
  if (request.type === "keep") return keep(cache, request.pages, onProgress);
  if (copyKind({ method: "GET", url: request.page, mode: "navigate" }, origin) === "page") {
    await storePage(cache, request.page);
  }
  await storeFiles(cache, request.files);
}

/** Keeps exactly these pages; all others become ordinary copies. */
async function keep(cache: Cache, pages: readonly string[], onProgress?: (done: number) => void): Promise<void> {
  const wanted = new Set(pages.map((page) => spelledAlike(page, origin)));
  for (const { url, kept, title } of await listCopies(cache)) {
    if (kept && title && !wanted.has(url)) await stopKeeping(cache, url);
  }
  if (pages.length > 0) await storeFiles(cache, await (await fetch(FILE_LIST)).json());
  let done = 0;
  await inParallel(pages, async (page) => {
    const copy = await findCopy(cache, page);
    if (!copy || !isKept(copy) || storedAt(copy) < Date.now() - ONE_DAY_MS) await storePage(cache, page, KEPT);
    done += 1;
    onProgress?.(done);
  });
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const workOff = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL_FETCHES }, workOff));
}

async function storePage(cache: Cache, page: string, options = SEEN): Promise<void> {
  const url = new URL(page, origin).href;
  // The HTTP cache may still have the previous release's version.
  const response = await fetch(url, { cache: "no-cache" });
  // The place may have a new address.
  if (response.redirected) return storePage(cache, response.url, options);
  if (response.ok && response.headers.get(RELEASE_HEADER) !== RELEASE) throw new Error("Another release answered.");
  if (response.status === 429 || response.status >= 500) throw new Error("The server cannot answer now.");
  if (!mayStore("page", response, { release: RELEASE, ...options })) return;
  const html = await response.clone().text();
  await storeFiles(cache, filesOfPage(html, new URL(url).pathname), options);
  await store(cache, url, response, options);
}

async function stopKeeping(cache: Cache, page: string): Promise<void> {
  const html = await (await findCopy(cache, page))!.text();
  const files = filesOfPage(html, new URL(page).pathname);
  for (const url of [page, ...files]) await unmarkCopy(cache, url);
}

/** Fetches those that are missing. */
async function storeFiles(cache: Cache, files: readonly string[], options = SEEN): Promise<void> {
  await inParallel(files, async (file) => {
    const url = new URL(file, origin).href;
    if (copyKind({ method: "GET", url }, origin) !== "file") return;
    const copy = await findCopy(cache, url);
    if (copy && (isKept(copy) || !options.kept)) return;
    const response = await fetch(url);
    if (mayStore("file", response, { release: RELEASE, ...options })) await store(cache, url, response, options);
  });
}

async function store(cache: Cache, url: string, response: Response, options = SEEN): Promise<void> {
  if (isStopped) return;
  try {
    await putCopy(cache, url, response, options);
  } catch {
    // The browser's storage quota is used up.
    await evictCopies(cache, MAX_BYTES / 4);
  }
  // The first store counts, too: browsers stop an idle worker at any time, and its count starts over.
  if (stores % STORES_BETWEEN_EVICTIONS === 0) await evictCopies(cache);
  stores += 1;
}
