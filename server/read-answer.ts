/** Thrown if an outside service sends more than any real answer has. */
export class AnswerTooLongError extends Error {
  override readonly name = "AnswerTooLongError";
}

/** The body of an outside service's answer as text; throws an AnswerTooLongError above `maxBytes`. */
export async function readAnswer(response: Response, maxBytes: number): Promise<string> {
  return (await readAnswerBytes(response, maxBytes)).toString("utf8");
}

/** The same, as bytes. */
export async function readAnswerBytes(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new AnswerTooLongError("The answer is longer than allowed.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
