/** The few types of service workers in use: TypeScript's own library for them cannot stand beside that of pages. */

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

/** What pages ask of the worker. All but the first are answered through the port, with whether it worked. */
export type WorkerRequest =
  /** Whether the last answer came from the network. */
  | { readonly type: "status" }
  /** Store what this page is made of; it was loaded before there was a worker. */
  | { readonly type: "store"; readonly page: string; readonly files: readonly string[] }
  /** Copies were switched on again, or off. */
  | { readonly type: "start" }
  | { readonly type: "stop" }
  /** Pages that the visitor wants to have without a network. Before the answer comes how many of them are there so far. */
  | { readonly type: "keep"; readonly pages: readonly string[] };

/** What the worker tells all pages. */
export interface WorkerReport {
  readonly offline: boolean;
}
