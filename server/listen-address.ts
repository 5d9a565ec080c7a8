import { once } from "node:events";
import { createServer } from "node:net";

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** Unknown, not of this machine, of a disabled family, or link-local without an interface (fe80::1). */
const FOREIGN: ReadonlySet<string> = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT", "EAI_AGAIN", "EINVAL", "ENOTFOUND"]);

/** Fails the way listening would: the port is taken or not allowed, or the address is not of this machine. */
export async function tryAddress({ port, host }: ListenAddress): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, "listening");
  await new Promise((resolve) => server.close(resolve));
}

/** One sentence for the operator that names the settings: PORT and HOST, or those of the metrics. */
export function whyNotListening(
  { port, host }: ListenAddress,
  { code = "", message }: NodeJS.ErrnoException,
  names: { readonly port: string; readonly host: string },
): string {
  if (code === "EADDRINUSE") return `${names.port} ${port} on ${host} is in use by another program.`;
  if (code === "EACCES") return `${names.port} ${port} on ${host} may not be used by this account.`;
  if (FOREIGN.has(code)) return `${names.host} must be an address of this machine; it is "${host}".`;
  return message;
}
