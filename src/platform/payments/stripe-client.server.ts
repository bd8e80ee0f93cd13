import type Stripe from "stripe";
import type { Settings } from "../settings/settings.server.ts";
import type { PaymentRefusal } from "./payments.ts";

export type StripeSettings = Omit<NonNullable<Settings["stripe"]>, "prices">;

/**
 * The library, loaded when it is first needed: it is large, and most processes never ask. It tries
 * again by itself, with the same idempotency key, while nobody can tell whether a request arrived.
 * @param timeoutMs after which the answer to one try counts as lost
 */
export function stripeClient(
  { secretKey, apiUrl }: StripeSettings,
  timeoutMs: number,
): () => Promise<Stripe> {
  let client: Promise<Stripe> | undefined;
  return () => {
    client ??= import("stripe").then(
      ({ default: Library }) =>
        new Library(secretKey, {
          protocol: apiUrl.protocol === "http:" ? "http" : "https",
          host: apiUrl.hostname,
          port: apiUrl.port || (apiUrl.protocol === "http:" ? 80 : 443),
          timeout: timeoutMs,
          maxNetworkRetries: 2,
          telemetry: false,
        }),
    );
    client.catch(() => {
      client = undefined;
    });
    return client;
  };
}

/** What a call came to; what the provider or the network refused is a value. */
export async function askStripe<Found extends object>(
  call: () => Promise<Found>,
): Promise<({ ok: true } & Found) | PaymentRefusal> {
  try {
    return { ok: true, ...(await call()) };
  } catch (error) {
    return refusalOf(error);
  }
}

/**
 * A fault as the library tells it (Stripe, "Error handling", "Idempotent requests"): a request that was
 * understood and refused has a status from 400 to 499, and was not done. Not so a wrong or limited key
 * (401), a second request while the first one runs (409), too many (429), or an idempotency key that
 * another request had: what the first one did nobody knows.
 * @throws what is no fault of Stripe's
 */
function refusalOf(error: unknown): PaymentRefusal {
  if (!(error instanceof Error) || !("rawType" in error || "type" in error)) throw error;
  const { type, statusCode, code } = error as { type?: string; statusCode?: number; code?: string };
  if (typeof type !== "string" || !type.startsWith("Stripe")) throw error;
  const refused = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  const uncertain = [401, 409, 429].includes(statusCode ?? 0) || type === "StripeIdempotencyError";
  return { ok: false, again: !refused || uncertain, code: code ?? null, reason: wordsOf(error) };
}

/** Their sentences may repeat what was sent: an address of ours, or a part of the key. */
function wordsOf({ message }: Error): string {
  return message
    .replace(/\b[sr]k_(test|live)_\S+/g, "the key")
    .replace(/https?:\/\/\S+/g, "an address")
    .slice(0, 300);
}
