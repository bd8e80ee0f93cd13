import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { onRequestFailure } from "./on-request-failure.server.ts";
import { resolveOnce } from "./public-address.server.ts";

/**
 * Posts to an untrusted URL. The name is resolved once and the connection uses exactly that
 * address, so DNS can't change between check and use. No redirect is followed, and it takes at most
 * ten seconds.
 * @param message.answerBytes how much of the response to read; none by default
 * @throws AddressNotAllowed if it points to an internal address and that isn't allowed
 */
export async function postPublic(
  url: URL,
  message: {
    body: string | Buffer;
    headers: Record<string, string>;
    allowPrivate: boolean;
    answerBytes?: number;
  },
): Promise<{ status: number; answer: string; retryAfter: string | null }> {
  const lookup = await resolveOnce(url, message.allowPrivate);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        method: "POST",
        signal: AbortSignal.timeout(10_000),
        lookup,
        headers: { ...message.headers, "content-length": Buffer.byteLength(message.body) },
      },
      async (response) => {
        const answer = await readBeginning(response, message.answerBytes ?? 0);
        const retryAfter = response.headers["retry-after"] ?? null;
        resolve({ status: response.statusCode ?? 0, answer, retryAfter });
      },
    );
    onRequestFailure(sending, reject);
    sending.end(message.body);
  });
}

/** The start of a response, as far as it arrives in time; only the status matters. */
async function readBeginning(response: IncomingMessage, bytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    if (bytes > 0) {
      for await (const part of response as AsyncIterable<Buffer>) {
        parts.push(part);
        length += part.length;
        if (length >= bytes) break;
      }
    }
  } catch {
    // The connection broke or timed out.
  }
  response.destroy();
  return Buffer.concat(parts).subarray(0, bytes).toString("utf8");
}
