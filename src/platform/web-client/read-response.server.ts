import type { IncomingMessage } from "node:http";

/** The error message for a response that is too long. */
export const responseTooLong = "The answer is too long";

/**
 * Reads a response to its end.
 * @throws if it breaks off, or is longer than `maxBytes`
 */
export async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length > maxBytes) throw new Error(responseTooLong);
  }
  return Buffer.concat(parts);
}
