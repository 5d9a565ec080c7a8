/** An outside answer is longer than any honest one. */
export class AnswerTooLongError extends Error {
  override readonly name = "AnswerTooLongError";
}

/** The body of an outside answer; throws an AnswerTooLongError above `maxBytes`. */
export async function readAnswer(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new AnswerTooLongError("The answer is longer than was asked for.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
