/** Answers to what never becomes a request (broken, oversized or slow messages) or whose kept answer cannot be sent. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { UNEXPECTED } from "../app/web/error-status.ts";
import { REQUEST_ID_HEADER, requestIdOf } from "./request-id.ts";

export interface UnreadParts {
  /** The site's headers for every response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly nextRequestId: () => string;
  /** The request on a connection that is being answered, if there is one. */
  readonly underWay: (socket: Duplex) => { readonly req: IncomingMessage; readonly res: ServerResponse } | undefined;
}

type UnreadStatus = 400 | 405 | 408 | 413 | 417 | 431 | 500;

const SENTENCES: Readonly<Record<UnreadStatus, string>> = {
  400: "This request cannot be read.",
  405: "CONNECT is not possible here.",
  408: "The request took too long to arrive.",
  413: "The request is too large.",
  417: "This server promises nothing before it has the whole request.",
  431: "The headers of the request are too large.",
  500: UNEXPECTED,
};

const STATUS_OF_CODE: Readonly<Record<string, UnreadStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

interface ParserError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}

type Refuse = (req: IncomingMessage, res: ServerResponse, status: UnreadStatus) => void;

/** Gives back how to refuse a request that the parser let through. */
export function answerUnread(server: Server, { headers, nextRequestId, underWay }: UnreadParts): Refuse {
  server.on("clientError", (error: ParserError, socket) => {
    const current = underWay(socket);
    // Words between two parts of an answer would be read as part of it; and who never spoke, or is gone, gets none.
    const midAnswer = current && !current.res.writableFinished && (current.res.headersSent || current.req.complete);
    if (!socket.writable || midAnswer || error.code === "ECONNRESET" || (socket as Socket).bytesRead === 0) {
      socket.destroy();
      return;
    }
    const status = STATUS_OF_CODE[error.code ?? ""] ?? 400;
    const cut = current?.res.writableFinished ? undefined : current;
    if (cut) cut.res.statusCode = status;
    writeRaw(socket, status, cut ? cut.req.url : readTarget(error), cut && requestIdOf(cut.res));
  });
  server.on("connect", (req, socket) => writeRaw(socket, 405, req.url));
  server.on("checkExpectation", (req, res) => refuse(req, res, 417));

  function writeRaw(socket: Duplex, status: UnreadStatus, target: string | undefined, requestId?: string): void {
    const { fields, body } = refusal(status, target);
    const lines = Object.entries({ ...fields, [REQUEST_ID_HEADER]: requestId || nextRequestId() });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`, () => socket.destroy());
  }

  function refuse(req: IncomingMessage, res: ServerResponse, status: UnreadStatus): void {
    const { fields, body } = refusal(status, req.url);
    res.setHeader(REQUEST_ID_HEADER, requestIdOf(res) || nextRequestId());
    res.writeHead(status, fields).end(req.method === "HEAD" ? undefined : body);
  }

  function refusal(status: UnreadStatus, target = "") {
    const [type, body] = target.startsWith("/api/")
      ? ["application/json", JSON.stringify({ message: SENTENCES[status] })]
      : ["text/plain; charset=UTF-8", SENTENCES[status]];
    const fields: Record<string, string> = {
      ...headers,
      ...(status === 405 ? { allow: "GET, HEAD, POST, OPTIONS" } : {}),
      "cache-control": "no-store",
      "content-type": type,
      "content-length": String(Buffer.byteLength(body)),
      connection: "close",
    };
    return { fields, body };
  }
  return refuse;
}

/** What was asked for, as far as it was read: the parser hands over the bytes that it stumbled on. */
function readTarget({ rawPacket }: ParserError): string | undefined {
  const start = rawPacket?.subarray(0, 200).toString("latin1") ?? "";
  return /^[A-Z]+ (\S+)/.exec(start)?.[1];
}
