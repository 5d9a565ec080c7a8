import { once } from "node:events";
import { createServer } from "node:http";

/** A light gray tile of 256 pixels. */
const TILE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAQAAAAEAAQMAAABmvDolAAAAA1BMVEXY3OSuCvUgAAAAH0lEQVR42u3BAQ0AAADCoPdPbQ43oAAAAAAAAAAAvg0hAAABYOSdlwAAAABJRU5ErkJggg==",
  "base64",
);

export async function startTileServer() {
  const server = createServer((_req, res) => {
    res.writeHead(200, { "content-type": "image/png", "cache-control": "public, max-age=3600" }).end(TILE);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return {
    origin,
    template: `${origin}/{z}/{x}/{y}.png`,
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
