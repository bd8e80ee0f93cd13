/** What a business's webhooks can be told (`webhooks.events`). */
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
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What an owner sends by a button, whatever the webhook is for. */
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
};

/** An event as people call it, the test included. */
export function sentEventLabel(event: string): string {
  const known = webhookEvents.find((one) => one === event);
  if (known) return webhookEventLabels[known];
  return event === testEvent ? "Test event" : event;
}

export const deliveryStates = ["waiting", "delivered", "failed"] as const;

/** Why a webhook is paused: its owner did it, it failed for too long, or its receiver said that it is gone. */
export const pauseReasons = ["owner", "failing", "gone"] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Webhooks of one business. */
export const maxEndpoints = 5;

/** Characters of an answer that the log keeps. */
export const longestAnswer = 500;

/** No attempt lasts so long, in milliseconds; one that was killed holds nobody up for longer. */
export const longestAttempt = 60_000;

const second = 1_000;
const hour = 60 * 60 * second;

/** Pauses before the next attempts: eight of them within about a day (`webhooks.retries`). */
const retries = [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000];

/** When a delivery of which so many attempts failed is tried again; null when it is given up. */
export function nextAttempt(attempts: number, now: Date, chance: number = Math.random()) {
  const seconds = retries[attempts - 1];
  if (seconds === undefined) return null;
  // Deliveries that failed together do not come back together.
  return new Date(now.getTime() + seconds * second * (1 + chance / 10));
}

const longestRest = 10 * 60 * second;

/**
 * Until when an endpoint is left alone after an answer, or none: after each failure
 * in a row for twice as long, and after a slow answer for four times as long as it took, so that it
 * takes a fifth of one worker's time at the most.
 */
export function restUntil(now: Date, failures: number, tookMs: number): Date | null {
  const rest =
    failures > 0 ? second * 2 ** Math.min(failures, 12) : tookMs > second ? tookMs * 4 : 0;
  return rest > 0 ? new Date(now.getTime() + Math.min(rest, longestRest)) : null;
}

const longestAskedRest = hour;

/**
 * Until when a receiver asks to be left alone with `Retry-After` (RFC 9110, 10.2.3), in seconds or as a
 * date, an hour at the most; null where it asks for nothing that can be read.
 */
export function askedRest(retryAfter: string | null, now: Date): Date | null {
  if (!retryAfter) return null;
  const isSeconds = /^\d{1,9}$/.test(retryAfter.trim());
  const until = isSeconds ? now.getTime() + Number(retryAfter) * second : Date.parse(retryAfter);
  if (!(until > now.getTime())) return null;
  return new Date(Math.min(until, now.getTime() + longestAskedRest));
}

/** The later of two moments of which either may not be. */
export function later(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one > other ? one : other;
}

const failuresBeforePause = 8;
const failingBeforePause = 24 * hour;

/** Whether an endpoint has failed so often and for so long that it is paused. */
export function isLost(failures: number, failingSince: Date, now: Date): boolean {
  return (
    failures >= failuresBeforePause && now.getTime() - failingSince.getTime() >= failingBeforePause
  );
}
