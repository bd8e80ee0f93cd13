import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";

/** A raw HTTP response: headers in order, the body still compressed. */
export type RawResponse = { status: number; headers: string[]; type: string; body: Buffer };

export async function fetchRaw(url: string): Promise<RawResponse> {
  const request = get(url, { headers: { "accept-encoding": "br" }, agent: false });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return {
    status: response.statusCode ?? 0,
    headers: response.rawHeaders,
    type: response.headers["content-type"] ?? "",
    body: Buffer.concat(chunks),
  };
}
