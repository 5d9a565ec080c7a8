/** npm run dev: the same server with hot reload. Pages are not kept, and nothing is built. */
import { createServer as createHttpServer } from "node:http";
import { createServer } from "vite";
import type * as sources from "../server/dev-parts.ts";

const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const { createDevSite } = (await vite.ssrLoadModule("./server/dev-parts.ts")) as typeof sources;
const { site, config } = await createDevSite(process.cwd(), (step) => console.log(step), {
  build: () => vite.ssrLoadModule("virtual:react-router/server-build") as never,
});

createHttpServer((req, res) => {
  vite.middlewares(req, res, () => site.server.emit("request", req, res));
}).listen(config.port, config.host, () => {
  console.log(`Ready at http://${config.host}:${config.port}, reloading as you write`);
});
