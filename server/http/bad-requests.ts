/** Requests that are answered on their connection, before or without the app. */
import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

const STATUS_OF_ERROR: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Does what Node does by default, except that a connection which never sent anything is closed without an answer. */
export function answerClientErrors(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // Already refused; it closes once the answer is sent.
    if (socket.writableEnded) return;
    if (!socket.writable || (socket as Socket).bytesRead === 0) return void socket.destroy();
    refuse(socket, STATUS_OF_ERROR[error.code ?? ""] ?? 400);
  });
}

/** The answer to a body that does not arrive in time. */
export const refuseLate = (socket: Socket): void => refuse(socket, 408);

/** Sends a bare status and closes the connection. */
export function refuse(socket: Duplex, status: number): void {
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  socket.end(head, () => socket.destroy());
}
