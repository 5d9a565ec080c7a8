/** A small round-robin proxy that skips stopping servers and retries safe requests. */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

const LOOK_EVERY_MS = 200;

export interface RoundRobin {
  readonly url: string;
  close(): Promise<void>;
}

/** `upstreams` may change while it runs. */
export async function startRoundRobin(upstreams: readonly { readonly url: string }[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  const out = new Set<string>();
  let turn = 0;
  const look = async () => {
    for (const { url } of [...upstreams]) {
      const ready = await fetch(`${url}/readyz`, { headers: { connection: "close" } }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (ready) out.delete(url);
      else out.add(url);
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);

  function handOn(req: IncomingMessage, body: Buffer, res: ServerResponse, triesLeft: number): void {
    const open = upstreams.filter(({ url }) => !out.has(url));
    const { url } = (open.length > 0 ? open : upstreams)[turn++ % (open.length || upstreams.length)]!;
    // A reused connection may just be closing, so POSTs get a new one.
    const connection = { agent: req.method === "GET" ? agent : false } as const;
    const asked = request(url + req.url, { method: req.method, headers: req.headers, ...connection }, (answer) => {
      const { connection: _, "keep-alive": __, ...headers } = answer.headers;
      res.writeHead(answer.statusCode!, headers);
      answer.pipe(res);
    });
    asked.on("error", (error: NodeJS.ErrnoException) => {
      // Safe where nothing was taken yet, or where asking twice does no harm.
      const isSafe = error.code === "ECONNREFUSED" || req.method === "GET";
      if (isSafe && triesLeft > 0 && !res.headersSent) {
        out.add(url);
        handOn(req, body, res, triesLeft - 1);
      } else if (res.headersSent) res.destroy();
      else res.writeHead(502).end();
    });
    asked.end(body);
  }

  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    handOn(req, Buffer.concat(chunks), res, 4);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
