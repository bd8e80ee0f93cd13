import type { ServerResponse } from "node:http";

/** A refusal in plain words with its reference; the connection ends, whatever is still being sent. */
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

/** For good, but asked for again each time: a business may take its domain elsewhere. */
export function leadTo(response: ServerResponse, location: string): void {
  response.writeHead(301, { location, "cache-control": "no-store" }).end();
}

/** The same request for another of our addresses. */
export function askedAt(path: string, request: Request): Request {
  const address = new URL(request.url);
  address.pathname = path;
  return new Request(address, request);
}
