/**
 * A rendered page on its way from the routes to the server. The bytes travel beside the response instead of in its body: a body
 * would be turned into a stream, and read from that stream into bytes again, for every page.
 */
export class WholePage extends Response {
  readonly html: string;

  constructor(html: string, init: { readonly status: number; readonly headers: Headers }) {
    super(null, init);
    this.html = html;
  }
}

/** The same as a response that anyone can send. */
export function plainResponse(response: Response): Response {
  return response instanceof WholePage ? new Response(response.html, response) : response;
}

export function withStatus(response: Response, status: number): Response {
  const { headers } = response;
  return response instanceof WholePage
    ? new WholePage(response.html, { status, headers })
    : new Response(response.body, { status, headers });
}
