// Preloaded into a server process: reports how much processor time its request thread has used.
import { createServer } from "node:http";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  const server = createServer((_request, response) => {
    const { user, system } = process.threadCpuUsage();
    // An idle connection may be closed while the next question is on its way.
    response.writeHead(200, { connection: "close" }).end(String((user + system) / 1_000));
  });
  server.listen(Number(process.env.THREAD_TIME_PORT), "127.0.0.1").unref();
}
