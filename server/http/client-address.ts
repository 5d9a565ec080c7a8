import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";

/**
 * The client's address. `X-Forwarded-For` is trusted only as far as declared proxies wrote it: the entry that the
 * outermost of them added, counted from the right, with or without a port. Anything that isn't an address is ignored.
 * IPv6 clients are identified by their /64, since one customer holds all of it.
 */
export function clientAddress(req: IncomingMessage, trustedProxies: number): string {
  const direct = req.socket.remoteAddress ?? "unknown";
  if (trustedProxies === 0) return network(direct);
  const forwarded = String(req.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  const client = withoutPort(forwarded[Math.max(0, forwarded.length - trustedProxies)] ?? "");
  return network(isIP(client) ? client : direct);
}

/** Some proxies write "198.51.100.7:40001" or "[2001:db8::1]:443". */
function withoutPort(entry: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, "$1");
}

function network(address: string): string {
  if (!isIPv6(address)) return address.slice(0, 64);
  // Normalizes an address: lower case, no leading zeros, "::" for runs of zeros.
  const plain = new URL(`http://[${address.split("%")[0]}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(plain) ?? [];
  if (high && low) return [high, low].flatMap((part) => [...Buffer.from(part.padStart(4, "0"), "hex")]).join(".");
  const [head = "", tail] = plain.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const full =
    tail === undefined ? left : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return `${full.slice(0, 4).join(":")}::/64`.slice(0, 64);
}
