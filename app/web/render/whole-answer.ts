import { utf8Bytes } from "./utf8-bytes.ts";

/** A text, one in pieces, or bytes. Bytes are handed over: whoever sends them gives their memory back. */
export type WholeContent = string | readonly string[] | Buffer;

/**
 * A finished answer on its way from the routes to the server. The content travels beside the response instead of in its body: a
 * body would be turned into a stream, and read from that stream into bytes again, for every page.
 */
export class WholeAnswer extends Response {
  readonly content: WholeContent;

  constructor(content: WholeContent, init: { readonly status: number; readonly headers: Headers }) {
    super(null, init);
    this.content = content;
  }

  /** What goes over the wire. */
  toBuffer(): Buffer {
    return Buffer.isBuffer(this.content) ? this.content : utf8Bytes(...[this.content].flat());
  }
}

/** The same as a response that anyone can send. */
export function plainResponse(response: Response): Response {
  return response instanceof WholeAnswer ? new Response(response.toBuffer() as BodyInit, response) : response;
}

export function withStatus(response: Response, status: number): Response {
  const { headers } = response;
  return response instanceof WholeAnswer
    ? new WholeAnswer(response.content, { status, headers })
    : new Response(response.body, { status, headers });
}
