/** The header with which a route says that its answer is streamed; it never leaves the server. */
export const STREAMED_HEADER = "x-streamed";
