import type Stripe from "stripe";
import type { Settings } from "../settings/settings.server.ts";
import type { PaymentRefusal } from "./payments.ts";

export type StripeSettings = Omit<NonNullable<Settings["stripe"]>, "prices">;

/**
 * The library, loaded on first use: it is large, and most processes never need it. It retries
 * automatically with the same idempotency key while it is unknown whether a request arrived.
 * @param timeoutMs time limit of one attempt
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

/** The result of a call; provider rejections and network failures are returned as values. */
export async function requestStripe<Found extends object>(
  call: () => Promise<Found>,
): Promise<({ ok: true } & Found) | PaymentRefusal> {
  try {
    return { ok: true, ...(await call()) };
  } catch (error) {
    return refusalOf(error);
  }
}

/**
 * Converts a library error (Stripe, "Error handling", "Idempotent requests"). A request that was
 * understood and rejected has a status from 400 to 499, and wasn't executed. Exceptions: a wrong or
 * restricted key (401), a concurrent request with the same key (409), too many requests (429), or
 * an idempotency key used by another request, whose result is unknown.
 * @throws errors that aren't Stripe's
 */
function refusalOf(error: unknown): PaymentRefusal {
  if (!(error instanceof Error) || !("rawType" in error || "type" in error)) throw error;
  const { type, statusCode, code } = error as { type?: string; statusCode?: number; code?: string };
  if (typeof type !== "string" || !type.startsWith("Stripe")) throw error;
  const refused = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  const uncertain = [401, 409, 429].includes(statusCode ?? 0) || type === "StripeIdempotencyError";
  return { ok: false, again: !refused || uncertain, code: code ?? null, reason: wordsOf(error) };
}

/** Stripe's messages may repeat input: one of our URLs, or part of the key. */
function wordsOf({ message }: Error): string {
  return message
    .replace(/\b[sr]k_(test|live)_\S+/g, "the key")
    .replace(/https?:\/\/\S+/g, "an address")
    .slice(0, 300);
}
