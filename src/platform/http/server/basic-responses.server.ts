import type { ServerResponse } from "node:http";

/** A plain text rejection with its reference. Closes the connection, even during an upload. */
export function sendText(
  response: ServerResponse,
  status: number,
  reason: string,
  id: string,
): void {
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    connection: "close",
  });
  response.end(`${status} ${reason}\nReference: ${id}\n`);
}

/** A permanent redirect that isn't cached: a business may move its domain elsewhere. */
export function leadTo(response: ServerResponse, location: string): void {
  response.writeHead(301, { location, "cache-control": "no-store" }).end();
}

/** The same request for another of our URLs. */
export function askedAt(path: string, request: Request): Request {
  const address = new URL(request.url);
  address.pathname = path;
  return new Request(address, request);
}
