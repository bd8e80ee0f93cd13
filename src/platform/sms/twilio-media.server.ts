import type { ApiClient } from "../web-client/api-client.server.ts";
import { fetchPublic } from "../web-client/fetch-public.server.ts";
import { responseTooLong } from "../web-client/read-response.server.ts";
import type { SmsProvider } from "./sms.ts";

/**
 * Fetches the media of a text (Twilio's "Media subresource"). The API requires our credentials and
 * redirects to the file. The credentials are sent only to the API, and nothing inside our own
 * network is fetched.
 */
export async function fetchTwilioMedia(
  client: ApiClient,
  apiUrl: URL,
  address: string,
  maxBytes: number,
): ReturnType<SmsProvider["fetchMedia"]> {
  if (!URL.canParse(address)) return refused("It has no address");
  const url = new URL(address);
  if (url.origin !== apiUrl.origin) return refused("It does not lie with the provider");
  try {
    const first = await client.ask({ method: "GET", path: url.pathname + url.search, maxBytes });
    const { location } = first.headers;
    const moved = first.status >= 300 && first.status < 400 && location;
    if (!moved) return judge(first.status, first.headers["content-type"], first.body);
    const target = new URL(location, url);
    // A simulator of the API on this machine redirects to itself.
    const allowPrivate = target.origin === apiUrl.origin;
    if (target.protocol !== "https:" && !allowPrivate) return refused("It is not encrypted");
    const { status, headers, bytes } = await fetchPublic(target, { maxBytes, allowPrivate });
    return judge(status, headers["content-type"], bytes);
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

const refused = (reason: string) =>
  ({ ok: false, reason, tooLarge: reason === responseTooLong }) as const;

function judge(status: number, type: string | undefined, bytes: Buffer) {
  if (status !== 200) return refused(`The provider answered ${status}`);
  return { ok: true, bytes, contentType: type?.split(";")[0]?.trim() ?? "" } as const;
}
