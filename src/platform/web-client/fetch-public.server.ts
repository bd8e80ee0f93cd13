import { type IncomingHttpHeaders, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { onRequestFailure } from "./on-request-failure.server.ts";
import { resolveOnce } from "./public-address.server.ts";
import { readAnswer } from "./read-response.server.ts";

/**
 * Fetches a file from an untrusted URL. No redirect is followed, no credentials are sent, and it
 * takes at most twenty seconds.
 * @throws if it points to an internal address and that isn't allowed, the transfer breaks, or it is
 * longer than `maxBytes`
 */
export async function fetchPublic(
  url: URL,
  { maxBytes, allowPrivate }: { maxBytes: number; allowPrivate: boolean },
): Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }> {
  const lookup = await resolveOnce(url, allowPrivate);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(20_000);
    const asking = request(url, { lookup, signal }, (response) => {
      const { statusCode: status = 0, headers } = response;
      readAnswer(response, maxBytes).then((bytes) => resolve({ status, headers, bytes }), reject);
    });
    onRequestFailure(asking, reject);
    asking.end();
  });
}
