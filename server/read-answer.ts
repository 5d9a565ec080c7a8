/** The body of an outside answer; throws if it is longer than any honest one. */
export async function readAnswer(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error("The answer is longer than was asked for.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
