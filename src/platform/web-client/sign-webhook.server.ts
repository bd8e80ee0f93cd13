import { Webhook } from "standardwebhooks";

/**
 * A webhook's headers according to Standard Webhooks: an id that is the same for every attempt, the
 * time, and a signature with each secret, if any.
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
