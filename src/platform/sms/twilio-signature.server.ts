import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * A webhook's signature according to Twilio's "Webhooks security": HMAC-SHA1 over the URL and every
 * parameter with its value, sorted by name. For a repeated name, each distinct value counts once,
 * sorted.
 */
export function twilioSignature(authToken: string, url: string, params: URLSearchParams): string {
  const pairs = new Set([...params].map(([name, value]) => `${name}\0${value}`));
  const signed = [...pairs].toSorted().map((pair) => pair.replace("\0", ""));
  return createHmac("sha1", authToken)
    .update(url + signed.join(""))
    .digest("base64");
}

/**
 * Verifies that a webhook was signed with the account's token (`sms.signed-webhooks`).
 * @param url the URL given to the provider, never one from the request
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
