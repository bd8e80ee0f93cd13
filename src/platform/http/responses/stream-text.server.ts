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
  init: HeadersInit,
): Response {
  const headers = new Headers(init);
  headers.set(streamedHeader, "yes");
  if (request.method === "HEAD") return new Response(null, { headers });
  const source = Readable.from(pieces(), { objectMode: true, highWaterMark: 1 });
  // A failure reaches the client through the stream itself; if the client is gone, nothing waits
  // for it.
  source.on("error", () => {});
  return new Response(createReadableStreamFromReadable(source), { headers });
}

const textual = /^(?:text\/(?!event-stream)|application\/(?:[\w.+-]*json|xml))/;

/** Characters that end a word in HTML, JSON, CSV and plain text. */
const ends = /[\s"'<>]/;
/** More than any word that is searched for. */
const maxWordBytes = 8_192;

/**
 * The same response with its text rewritten as it streams: each piece ends at a word boundary.
 * Anything else, such as a picture or an event stream, is unchanged.
 */
export function rewriteText(response: Response, rewrite: (text: string) => string): Response {
  const type = response.headers.get("content-type") ?? "";
  if (!response.body || !textual.test(type)) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  const body = response.body
    .pipeThrough(new TextDecoderStream("utf-8", { ignoreBOM: true }) as TextTransform)
    .pipeThrough(splitAtSpaces(rewrite))
    .pipeThrough(new TextEncoderStream());
  return new Response(body, { status, statusText, headers });
}

type TextTransform = ReadableWritablePair<string, Uint8Array<ArrayBuffer>>;

function splitAtSpaces(rewrite: (text: string) => string): TransformStream<string, string> {
  let buffered = "";
  return new TransformStream({
    transform(piece, controller) {
      buffered += piece;
      let end = buffered.length;
      while (end > 0 && !ends.test(buffered.charAt(end - 1))) end -= 1;
      if (end === 0 && buffered.length > 2 * maxWordBytes) end = buffered.length - maxWordBytes;
      if (end === 0) return;
      controller.enqueue(rewrite(buffered.slice(0, end)));
      buffered = buffered.slice(end);
    },
    flush(controller) {
      if (buffered !== "") controller.enqueue(rewrite(buffered));
    },
  });
}
