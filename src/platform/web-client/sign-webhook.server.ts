import { Webhook } from "standardwebhooks";

/**
 * The headers of a webhook after Standard Webhooks: an id that stays the same for every attempt,
 * the time, and, when there is a secret, the signature.
 */
export function webhookHeaders(
  id: string,
  at: Date,
  body: string,
  secret: string | null,
): Record<string, string> {
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
  };
  if (!secret) return headers;
  return { ...headers, "webhook-signature": new Webhook(secret).sign(id, at, body) };
}
