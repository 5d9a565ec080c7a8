/** Sends the home page of the site at the given URL, as bytes. */
import { createServer, get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

const response = await new Promise<IncomingMessage>((resolve) => {
  get(process.argv[2]!, { headers: { "accept-encoding": "br" } }, resolve);
});
const body = await buffer(response);
const { date: _, connection: __, "keep-alive": ___, ...headers } = response.headers;
const server = createServer((_request, answer) => {
  answer.writeHead(200, headers).end(body);
});
server.listen(0, "localhost", () => {
  console.log((server.address() as { port: number }).port);
});
