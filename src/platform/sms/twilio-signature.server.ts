import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The signature of a webhook after Twilio's "Webhooks security": HMAC-SHA1 over the address and
 * every parameter with its value, sorted by name. Of a name that comes several times each different
 * value counts once, sorted.
 */
export function twilioSignature(authToken: string, url: string, params: URLSearchParams): string {
  const pairs = new Set([...params].map(([name, value]) => `${name}\0${value}`));
  const signed = [...pairs].toSorted().map((pair) => pair.replace("\0", ""));
  return createHmac("sha1", authToken)
    .update(url + signed.join(""))
    .digest("base64");
}

/**
 * Whether a webhook was signed with the account's token (`sms.signed-webhooks`).
 * @param url the address as it was given to the provider, never what the request says of itself
 * @param signature the header `X-Twilio-Signature`
 */
export function verifyTwilioSignature(
  authToken: string,
  url: string,
  params: URLSearchParams,
  signature: string | null,
): boolean {
  const expected = Buffer.from(twilioSignature(authToken, url, params));
  const given = Buffer.from(signature ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
