import { type DestinationStream, type Logger, pino } from "pino";

/** One line of JSON for each event, on standard output unless told otherwise. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const serializers = { path: withoutToken, url: withoutToken };
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers };
  return destination ? pino(options, destination) : pino(options);
}

/** Whoever has the address of a tracking page may read it, so the log holds only that one was asked for. */
function withoutToken(address: unknown): unknown {
  return typeof address === "string" ? address.replace(/(\/track\/)[0-9a-z]+/i, "$1...") : address;
}
