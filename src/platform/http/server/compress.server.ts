import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { chooseEncoding } from "./deliver-page.server.ts";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const compressible =
  /^(text\/|application\/(json|problem\+json|openapi\+json|javascript|xml))|^image\/svg/;
const smallest = 1024;

/**
 * The same answer, compressed for this browser, fast rather than small: it is made for one reader.
 * Streams of unknown length go out as they are.
 */
export async function compress(response: Response, accepted: string | null): Promise<Response> {
  const encoding = chooseEncoding(accepted ?? undefined);
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
