import { once } from "node:events";
import { createServer } from "node:net";

/** Fails as listening would: the port is taken, not allowed, or the address is not of this machine. */
export async function tryPort(port: number, host: string): Promise<void> {
  const server = createServer();
  server.listen(port, host);
  await once(server, "listening");
  await new Promise((resolve) => server.close(resolve));
}
