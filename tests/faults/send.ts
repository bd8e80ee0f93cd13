import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";

export type HttpResponse = { status: number; headers: IncomingMessage["headers"]; body: string };

type Sent = {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as a form. */
  form?: Record<string, string>;
  body?: string | Buffer;
  /** Without a content length. */
  unannounced?: boolean;
};

/**
 * Sends a request with exactly these headers and this unnormalized path, which `fetch` can't do.
 * Uses a new connection each time.
 */
export async function send(site: string, path: string, sent: Sent = {}): Promise<HttpResponse> {
  const { hostname, port } = new URL(site);
  const { body, type } = bodyOf(sent);
  const outgoing = request({
    hostname,
    port,
    path,
    method: sent.method ?? (body === null ? "GET" : "POST"),
    agent: false,
    headers: {
      ...(type ? { "content-type": type } : {}),
      // Without a content length the body is sent in chunks.
      ...(body === null || sent.unannounced
        ? {}
        : { "content-length": String(Buffer.byteLength(body)) }),
      ...sent.headers,
    },
  });
  // A server that rejected the request stops reading: its response counts, not the write error.
  outgoing.on("error", () => {});
  outgoing.end(body ?? undefined);
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks).toString(),
  };
}

function bodyOf({ json, form, body }: Sent): { body: string | Buffer | null; type: string | null } {
  if (json !== undefined) return { body: JSON.stringify(json), type: "application/json" };
  if (form) {
    const type = "application/x-www-form-urlencoded";
    return { body: new URLSearchParams(form).toString(), type };
  }
  return { body: body ?? null, type: null };
}

let senders = 0;

/** An IP address that was not used before, for X-Forwarded-For. */
export function newSender(): string {
  senders += 1;
  return `203.0.113.${senders % 250}`;
}
