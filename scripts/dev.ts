/** npm run dev: the same server with hot reload. Pages are not cached, and nothing is built. */
import { createServer as createHttpServer } from "node:http";
import { createServer } from "vite";
import type * as sources from "../server/dev-server.ts";

const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const { createDevServer } = (await vite.ssrLoadModule("./server/dev-server.ts")) as typeof sources;
const { http, config } = await createDevServer(process.cwd(), (step) => console.log(step), {
  build: () => vite.ssrLoadModule("virtual:react-router/server-build") as never,
});

createHttpServer((req, res) => {
  vite.middlewares(req, res, () => http.server.emit("request", req, res));
}).listen(config.port, config.host, () => {
  console.log(`Ready at http://${config.host}:${config.port}, reloading as you write`);
});
