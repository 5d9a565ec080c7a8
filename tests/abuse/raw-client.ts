/** Sends bytes as they are, which no decent HTTP client would, and reads what comes back. */
import { connect } from "node:net";

export interface RawAnswer {
  /** 0 where the server closed the connection without a word, -1 where nothing came in time. */
  readonly status: number;
  readonly text: string;
}

export interface RawRequest {
  readonly bytes: Buffer;
  /** Whether it is a whole request: then an answer is due. The rest is cut off by hanging up. */
  readonly whole: boolean;
}

export const HUNG = -1;

export function sendRaw(address: URL, { bytes, whole }: RawRequest, patienceMs: number): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(address.port), address.hostname, () =>
      whole ? socket.write(bytes) : socket.end(bytes),
    );
    const late = setTimeout(() => {
      socket.destroy();
      resolve({ status: HUNG, text: Buffer.concat(chunks).toString() });
    }, patienceMs);
    socket.on("data", (chunk) => chunks.push(chunk));
    // A server that refuses early closes while we still write: what it said before that counts.
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(late);
      const text = Buffer.concat(chunks).toString();
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1] ?? 0), text });
    });
  });
}
