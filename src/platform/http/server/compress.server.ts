import { pipeline, Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import { createReadableStreamFromReadable } from "@react-router/node";
import { streamedHeader } from "../responses/page-headers.server.ts";
import { chooseEncoding } from "./deliver-page.server.ts";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const compressible =
  /^(text\/|application\/(json|problem\+json|openapi\+json|javascript|xml))|^image\/svg/;
const smallest = 1024;

/**
 * The same answer, compressed for this browser, fast rather than small: it is made for one reader.
 * What streams as one text is compressed piece by piece; other streams are sent as they are.
 */
export async function compress(response: Response, accepted: string | null): Promise<Response> {
  const encoding = chooseEncoding(accepted ?? undefined);
  if (response.headers.has(streamedHeader)) return compressStream(response, encoding);
  const type = response.headers.get("content-type") ?? "";
  const streams = type.startsWith("text/event-stream") || type.startsWith("text/x-script");
  const done = response.headers.has("content-encoding") || !response.body;
  if (streams || done || !compressible.test(type)) return response;
  const headers = new Headers(response.headers);
  if (!headers.get("vary")?.includes("Accept-Encoding")) headers.append("Vary", "Accept-Encoding");
  if (encoding === "identity")
    return new Response(response.body, { status: response.status, headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length < smallest) return new Response(bytes, { status: response.status, headers });
  const body =
    encoding === "br"
      ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await deflate(bytes, { level: 5 });
  headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.length));
  return new Response(body, { status: response.status, headers });
}

function compressStream(
  { body, status, headers: given }: Response,
  encoding: ReturnType<typeof chooseEncoding>,
): Response {
  const headers = new Headers(given);
  headers.delete(streamedHeader);
  headers.append("vary", "Accept-Encoding");
  if (encoding === "identity") return new Response(body, { status, headers });
  headers.set("content-encoding", encoding);
  if (!body) return new Response(null, { status, headers });
  const compressor =
    encoding === "br"
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 5 });
  // A failure reaches the reader through the stream itself.
  const compressed = pipeline(Readable.fromWeb(body as ReadableStream), compressor, () => {});
  return new Response(createReadableStreamFromReadable(compressed), { status, headers });
}
