import { Webhook } from "standardwebhooks";

/**
 * The headers of a webhook after Standard Webhooks: an id that stays the same for every attempt,
 * the time, and, when there are secrets, a signature by each.
 */
export function webhookHeaders(
  id: string,
  at: Date,
  body: string,
  secrets: readonly string[],
): Record<string, string> {
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "content-type": "application/json",
  };
  if (secrets.length === 0) return headers;
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, at, body));
  return { ...headers, "webhook-signature": signatures.join(" ") };
}
