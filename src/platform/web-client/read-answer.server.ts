import type { IncomingMessage } from "node:http";

/** What an answer that is longer than allowed is refused with. */
export const answerTooLong = "The answer is too long";

/**
 * Reads an answer to its end.
 * @throws when it breaks off, or is longer than `maxBytes`
 */
export async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length > maxBytes) throw new Error(answerTooLong);
  }
  return Buffer.concat(parts);
}
