import { nextRound } from "./rounds.ts";

/** The header with which a route says that its answer is long and goes out as it is made; it never leaves the server. */
export const STREAMED_HEADER = "x-streamed";

/**
 * An answer made piece by piece: the next piece is asked for when the visitor's side has taken the last one, and everybody else had
 * a turn. To a reader who takes each piece at once nothing else would come between.
 */
export function streamedResponse(
  pieces: AsyncGenerator<string>,
  request: Request,
  headers: Record<string, string>,
  onError: (error: unknown) => void,
): Response {
  const encoder = new TextEncoder();
  let isLeft = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          await nextRound();
          const { value, done } = await pieces.next();
          // Whoever left while the piece was made gets none, and that is no mistake.
          if (isLeft) return;
          if (done) controller.close();
          else if (value !== "") controller.enqueue(encoder.encode(value));
          else await this.pull!(controller);
        } catch (error) {
          onError(error);
          controller.error(error);
        }
      },
      async cancel() {
        isLeft = true;
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  const isCompressed = /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "");
  return new Response(isCompressed ? body.pipeThrough(new CompressionStream("gzip")) : body, {
    headers: {
      ...headers,
      vary: "Accept-Encoding",
      [STREAMED_HEADER]: "1",
      ...(isCompressed ? { "content-encoding": "gzip" } : {}),
    },
  });
}
