/** The worker thread's side of thread-client.ts. */
import { parentPort } from "node:worker_threads";
import { oneAtATime } from "../app/store/one-at-a-time.ts";

export interface ThreadReply<Response> {
  readonly id: number;
  readonly response?: Response;
  readonly error?: string;
}

/** Handles one request after the other, even if an answer is asynchronous. */
export function serveThread<Request, Response>(handle: (request: Request) => Response | Promise<Response>): void {
  const inTurn = oneAtATime();
  parentPort?.on("message", ({ id, request }: { id: number; request: Request }) =>
    inTurn(async () => {
      parentPort?.postMessage({ id, ...(await answer(() => handle(request))) } satisfies ThreadReply<Response>);
    }),
  );
}

async function answer<Response>(
  handle: () => Response | Promise<Response>,
): Promise<Omit<ThreadReply<Response>, "id">> {
  try {
    return { response: await handle() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
