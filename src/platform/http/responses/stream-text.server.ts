import { pipeline, Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { createReadableStreamFromReadable } from "@react-router/node";
import { chooseEncoding } from "../server/deliver-page.server.ts";

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
  headers.append("vary", "Accept-Encoding");
  const encoding = chooseEncoding(request.headers.get("accept-encoding") ?? undefined);
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  if (request.method === "HEAD") return new Response(null, { headers });
  const source = Readable.from(pieces(), { objectMode: true, highWaterMark: 1 });
  const compressed =
    encoding === "br"
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 5 });
  // A failure reaches the reader through the stream itself.
  const body = encoding === "identity" ? source : pipeline(source, compressed, () => {});
  return new Response(createReadableStreamFromReadable(body), { headers });
}
