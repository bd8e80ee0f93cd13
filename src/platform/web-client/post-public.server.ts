import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { lookUpOnce } from "./public-address.server.ts";

/**
 * Posts to an address that somebody else named. The name is resolved once and the connection goes to
 * exactly that address, so that a name cannot change its mind between check and use; no redirect is
 * followed, and it takes at most ten seconds.
 * @throws AddressNotAllowed when it points inside and that is not allowed
 */
export async function postPublic(
  url: URL,
  message: { body: string | Buffer; headers: Record<string, string>; allowPrivate: boolean },
): Promise<{ status: number }> {
  const lookup = await lookUpOnce(url, message.allowPrivate);
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
      (response) => {
        // What comes back is not read; only the status counts.
        response.destroy();
        resolve({ status: response.statusCode ?? 0 });
      },
    );
    sending.on("error", reject);
    sending.end(message.body);
  });
}
