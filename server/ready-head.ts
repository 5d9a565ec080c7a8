/**
 * The head of an answer that is sent again and again, written once. Node would look at every name and every value again each
 * time, which takes a fifth of all that such an answer takes (docs/decisions/017).
 */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { REQUEST_ID_HEADER } from "./request-id.ts";

/** How long a connection stays open between two requests. The server has to be told the same. */
export const KEEP_ALIVE_MS = 30_000;

/** Where Node keeps a head that is ready until it goes out with the first bytes of the body. Not documented; a test watches it. */
interface ResponseWithHead {
  _header: string | null;
}

export class ReadyHead {
  readonly #status: number;
  readonly #headers: readonly string[];
  /** Whether Node has written it, and so found nothing wrong with it. Most answers are never sent again. */
  #wasSent = false;
  #lines: string | undefined;

  /** Headers as a flat list of names and values, the length of the body among them. */
  constructor(status: number, headers: readonly string[]) {
    this.#status = status;
    this.#headers = headers;
  }

  /** Sends the head and the whole body. */
  send(req: IncomingMessage, res: ServerResponse, body: Buffer, requestId: string): void {
    if (!this.#wasSent || !isUsual(req, res)) {
      res.writeHead(this.#status, [...this.#headers, REQUEST_ID_HEADER, requestId]);
      this.#wasSent = true;
      return void res.end(req.method === "HEAD" ? undefined : body);
    }
    this.#lines ??= linesOf(this.#status, this.#headers);
    res.statusCode = this.#status;
    (res as unknown as ResponseWithHead)._header =
      `${this.#lines}${REQUEST_ID_HEADER}: ${requestId}\r\nDate: ${dateOfNow()}\r\n${KEPT_OPEN}`;
    res.end(body);
  }
}

const KEPT_OPEN = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1_000}\r\n\r\n`;

/** Joined, which makes one text of it: added up, it would be held as all of its pieces. */
function linesOf(status: number, headers: readonly string[]): string {
  const pieces = ["HTTP/1.1 ", String(status), " ", STATUS_CODES[status]!, "\r\n"];
  for (let at = 0; at < headers.length; at += 2) pieces.push(headers[at]!, ": ", headers[at + 1]!, "\r\n");
  return pieces.join("");
}

/** Whether the connection stays open and the body is wanted. Whatever else there is, Node knows what to do. */
function isUsual(req: IncomingMessage, res: ServerResponse): boolean {
  return (
    req.method === "GET" &&
    res.shouldKeepAlive &&
    !res.hasHeader("connection") &&
    (res as unknown as ResponseWithHead)._header === null
  );
}

const ofThisSecond = { second: 0, text: "" };

function dateOfNow(): string {
  const now = Date.now();
  const second = Math.floor(now / 1_000);
  if (second !== ofThisSecond.second) {
    ofThisSecond.second = second;
    ofThisSecond.text = new Date(now).toUTCString();
  }
  return ofThisSecond.text;
}
