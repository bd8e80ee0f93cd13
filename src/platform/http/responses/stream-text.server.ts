import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { streamedHeader } from "./page-headers.server.ts";

/**
 * An answer of any length in constant memory: made, compressed and sent piece by piece, as fast as
 * its reader takes it. When the reader goes away, no further piece is made; when a piece cannot be
 * made, the connection breaks, so that nobody takes the beginning for the whole.
 */
export function streamText(
  request: Request,
  pieces: () => AsyncIterable<string>,
  given: HeadersInit,
): Response {
  const headers = new Headers(given);
  headers.set(streamedHeader, "yes");
  if (request.method === "HEAD") return new Response(null, { headers });
  const source = Readable.from(pieces(), { objectMode: true, highWaterMark: 1 });
  // A failure reaches the reader through the stream itself; when the reader is gone, no one waits for it.
  source.on("error", () => {});
  return new Response(createReadableStreamFromReadable(source), { headers });
}
