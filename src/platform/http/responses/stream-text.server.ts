import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { streamedHeader } from "./page-headers.server.ts";

/**
 * Streams a response of any length in constant memory: generated, compressed and sent in pieces, as
 * fast as the client reads. If the client disconnects, no further piece is generated. If a piece
 * fails, the connection breaks, so a partial response never looks complete.
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
  // A failure reaches the client through the stream itself; if the client is gone, nothing waits
  // for it.
  source.on("error", () => {});
  return new Response(createReadableStreamFromReadable(source), { headers });
}
