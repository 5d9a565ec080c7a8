/** The worker thread's side of thread-client.ts. */
import { parentPort } from "node:worker_threads";

export interface ThreadReply<Response> {
  readonly id: number;
  readonly response?: Response;
  readonly error?: string;
}

export function serveThread<Request, Response>(handle: (request: Request) => Response): void {
  parentPort?.on("message", ({ id, request }: { id: number; request: Request }) => {
    parentPort?.postMessage({ id, ...answer(() => handle(request)) } satisfies ThreadReply<Response>);
  });
}

function answer<Response>(handle: () => Response): Omit<ThreadReply<Response>, "id"> {
  try {
    return { response: handle() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
