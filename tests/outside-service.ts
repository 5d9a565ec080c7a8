import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export interface ServiceCall {
  readonly at: number;
  readonly url: URL;
  readonly userAgent: string | undefined;
}

/** A geocoding service of our own: answers as each test says, and remembers who called when. */
export async function startOutsideService(answer: (query: string, res: ServerResponse) => void) {
  const calls: ServiceCall[] = [];
  const server = createServer((req: IncomingMessage, res) => {
    const url = new URL(req.url!, "http://service");
    calls.push({ at: performance.now(), url, userAgent: req.headers["user-agent"] });
    answer(url.searchParams.get("q") ?? "", res);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/search`,
    calls,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
