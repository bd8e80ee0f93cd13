import type { IncomingMessage, ServerResponse } from "node:http";
import type { CachedPage, Encoding } from "../page-cache/page-cache.ts";

/** Which encoding to answer in; brotli when the browser takes it. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== "string") return "identity";
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? "gzip" : "identity";
}

/** Writes a finished page: its bytes and headers go out as they are. */
export function deliverPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
): void {
  if (request.headers["if-none-match"] === page.etag) {
    response.writeHead(304, page.notModified);
    response.end();
    return;
  }
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  response.writeHead(200, page.headers[encoding]);
  response.end(request.method === "HEAD" ? undefined : page.body[encoding]);
}
