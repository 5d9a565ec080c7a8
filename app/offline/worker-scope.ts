/** The few service worker types we use: TypeScript's own library for them conflicts with the one for pages. */

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerMessageEvent extends ExtendableEvent {
  readonly data: WorkerRequest;
  readonly source: Pick<Client, "postMessage"> | null;
  readonly ports: readonly MessagePort[];
}

interface Client {
  postMessage(message: WorkerReport): void;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void>; matchAll(): Promise<readonly Client[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: WorkerMessageEvent) => void): void;
}

/** What pages ask of the worker. All but the first get an answer through the port: whether it worked. */
export type WorkerRequest =
  /** Tells whether the last answer came from the network. */
  | { readonly type: "status" }
  /** Store everything that this page is made of; it was loaded before there was a worker. */
  | { readonly type: "store"; readonly page: string; readonly files: readonly string[] }
  /** Storing copies was switched on or off. */
  | { readonly type: "start" }
  | { readonly type: "stop" }
  /** Pages that the visitor wants offline. Progress messages come before the answer. */
  | { readonly type: "keep"; readonly pages: readonly string[] };

/** What the worker tells all pages. */
export interface WorkerReport {
  readonly offline: boolean;
}
