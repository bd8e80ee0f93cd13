/** The events a business's webhooks can receive (`webhooks.events`). */
export const webhookEvents = [
  "lead.created",
  "lead.updated",
  "lead.replied",
  "visit.booked",
  "visit.moved",
  "visit.canceled",
  "visit.done",
  "estimate.sent",
  "estimate.accepted",
  "estimate.declined",
  "invoice.issued",
  "invoice.paid",
  "customer.created",
  "customer.updated",
  "customer.merged",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** The test event of the owner's button, whatever the webhook's events. */
export const testEvent = "webhook.test";
export type SentEvent = WebhookEvent | typeof testEvent;
export const sentEvents = [...webhookEvents, testEvent] as const;

export const webhookEventLabels: Record<WebhookEvent, string> = {
  "lead.created": "A new lead",
  "lead.updated": "A lead was updated",
  "lead.replied": "A customer replied",
  "visit.booked": "An appointment was booked",
  "visit.moved": "An appointment was rescheduled",
  "visit.canceled": "An appointment was canceled",
  "visit.done": "An appointment was marked done",
  "estimate.sent": "An estimate was sent",
  "estimate.accepted": "An estimate was accepted",
  "estimate.declined": "An estimate was declined",
  "invoice.issued": "An invoice was finalized",
  "invoice.paid": "An invoice was paid",
  "customer.created": "A new customer",
  "customer.updated": "A customer was updated",
  "customer.merged": "Two customers were merged or separated",
};

/** The label of an event on screen, the test event included. */
export function sentEventLabel(event: string): string {
  const known = webhookEvents.find((webhookEvent) => webhookEvent === event);
  if (known) return webhookEventLabels[known];
  return event === testEvent ? "Test event" : event;
}

export const deliveryStates = ["waiting", "delivered", "failed"] as const;

/**
 * Why a webhook is paused: by its owner, after failing for too long, or because its receiver
 * returned 410 Gone.
 */
export const pauseReasons = ["owner", "failing", "gone"] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Maximum webhooks per business. */
export const maxEndpoints = 5;

/** Maximum subscriptions that a business's API keys can create (`webhooks.hooks`). */
export const maxHooks = 50;

/** Characters of a response saved in the log. */
export const maxStoredResponse = 500;

/** Maximum duration of an attempt, in milliseconds, and how long a killed one blocks its delivery. */
export const maxAttempt = 60_000;

const second = 1_000;
const hour = 60 * 60 * second;

/** Seconds before each retry: eight attempts within about a day (`webhooks.retries`). */
const retries = [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000];

/** When to retry a delivery after this many failed attempts; null when it has failed for good. */
export function nextAttempt(attempts: number, now: Date, chance: number = Math.random()) {
  const seconds = retries[attempts - 1];
  if (seconds === undefined) return null;
  // Jitter, so deliveries that failed together aren't retried together.
  return new Date(now.getTime() + seconds * second * (1 + chance / 10));
}

const maxRest = 10 * 60 * second;

/**
 * When an endpoint can be used again: after each consecutive failure the pause doubles; after a
 * slow response it is four times the response time, so an endpoint uses at most a fifth of one
 * worker's time.
 */
export function backoffUntil(now: Date, failures: number, tookMs: number): Date | null {
  const rest =
    failures > 0 ? second * 2 ** Math.min(failures, 12) : tookMs > second ? tookMs * 4 : 0;
  return rest > 0 ? new Date(now.getTime() + Math.min(rest, maxRest)) : null;
}

const maxRetryAfterMs = hour;

/**
 * The time a receiver requested with `Retry-After` (RFC 9110, 10.2.3), in seconds or as a date, at
 * most one hour away; null if missing or unreadable.
 */
export function parseRetryAfter(retryAfter: string | null, now: Date): Date | null {
  if (!retryAfter) return null;
  const isSeconds = /^\d{1,9}$/.test(retryAfter.trim());
  const until = isSeconds ? now.getTime() + Number(retryAfter) * second : Date.parse(retryAfter);
  if (!(until > now.getTime())) return null;
  return new Date(Math.min(until, now.getTime() + maxRetryAfterMs));
}

/** The later of two dates, either of which can be null. */
export function later(a: Date | null, b: Date | null): Date | null {
  if (!a || !b) return a ?? b;
  return a > b ? a : b;
}

const failuresBeforePause = 8;
const failingBeforePause = 24 * hour;

/** Whether an endpoint has failed often and long enough to be paused. */
export function isLost(failures: number, failingSince: Date, now: Date): boolean {
  return (
    failures >= failuresBeforePause && now.getTime() - failingSince.getTime() >= failingBeforePause
  );
}

/** What the operator's own webhook receives, by operation name (`onboarding.contact-sync`). */
export const contactSyncOperations = ["STEP_UPDATE", "FORM_COMPLETED"] as const;
export type ContactSyncOperation = (typeof contactSyncOperations)[number];

/**
 * The built-in endpoint, a row of the migrations: it belongs to no business; its URL and secret are
 * settings.
 */
export const contactSyncEndpoint = "0192f0c0-0000-7000-8000-000000000001";

/** Its kind in the staff's list of failed items. */
export const contactSyncKind = "contact-sync";
