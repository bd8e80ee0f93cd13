import { setTimeout as pause } from "node:timers/promises";
import { and, eq, inArray, sql } from "drizzle-orm";
import { apiKeys, isKeyActive } from "~/domains/identity/index.server.ts";
import { deliverWebhook } from "~/domains/office/office.jobs.server.ts";
import { canDeliverWebhooks } from "~/domains/office/office.policy.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import {
  AddressNotAllowed,
  postPublic,
  webhookHeaders,
} from "~/platform/web-client/public-requests.server.ts";
import { composeWebhook } from "./compose-webhook.server.ts";
import { secretsInForce } from "./manage-webhooks.server.ts";
import {
  type Attempted,
  markDeliveryFailed,
  postponeDelivery,
  recordDeliveryAttempt,
} from "./record-delivery-attempt.server.ts";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.tables.server.ts";
import {
  contactSyncEndpoint,
  maxAttempt,
  maxStoredResponse,
  parseRetryAfter,
  testEvent,
} from "./webhooks.ts";

/** Milliseconds that a batch waits for a response. */
const patience = 1_000;

/** Hanging attempts per endpoint and process; further deliveries are postponed. */
const maxHanging = 5;
/** Over all endpoints in one process; beyond that, batches wait. */
const maxHangingTotal = 100;

/** Attempts of this process that no batch waits for anymore, by endpoint. */
const hanging = new Map<string, number>();

/** Concurrent deliveries per endpoint in a batch; the rest follow. */
const maxConcurrent = 5;

type Job = { deliveryId: string; attempt: number };

/**
 * Attempts several deliveries concurrently, a few per endpoint.
 * Returns before hanging ones have ended. Receiver errors never throw.
 */
export async function deliverWebhooks(
  platform: Platform,
  actor: Actor,
  jobs: readonly Job[],
): Promise<void> {
  authorize(canDeliverWebhooks(actor));
  const endpoints = await byEndpoint(platform, jobs);
  await Promise.all(endpoints.map((waiting) => deliverAll(platform, waiting)));
}

/** Makes one attempt at one delivery. */
export async function deliverOneWebhook(platform: Platform, actor: Actor, job: Job): Promise<void> {
  authorize(canDeliverWebhooks(actor));
  await attempt(platform, job);
}

/**
 * Delivers one endpoint's batch. A lane ends with an attempt that hangs, so hanging attempts never
 * outnumber lanes.
 */
async function deliverAll(platform: Platform, waiting: Job[]): Promise<void> {
  const runLane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      if (await attempt(platform, job)) return;
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, runLane));
  for (const job of waiting) await attempt(platform, job);
}

/**
 * Groups tasks by endpoint. Skips deleted deliveries and duplicates: a batch that failed halfway
 * and was retried postpones a task twice.
 */
async function byEndpoint({ database }: Platform, allJobs: readonly Job[]): Promise<Job[][]> {
  const jobs = [
    ...new Map(allJobs.map((job) => [`${job.deliveryId} ${job.attempt}`, job])).values(),
  ];
  const ids = jobs.map(({ deliveryId }) => deliveryId);
  const rows = await database.query
    .select({ id: webhookDeliveries.id, endpointId: webhookDeliveries.endpointId })
    .from(webhookDeliveries)
    .where(inArray(webhookDeliveries.id, ids));
  const endpoints = new Map(rows.map(({ id, endpointId }) => [id, endpointId]));
  const pendingJobs = jobs.filter(({ deliveryId }) => endpoints.has(deliveryId));
  return [...Map.groupBy(pendingJobs, ({ deliveryId }) => endpoints.get(deliveryId)).values()];
}

/** @returns whether it hangs and continues in the background */
async function attempt(platform: Platform, job: Job): Promise<boolean> {
  const pendingDelivery = await findPendingDelivery(platform, job);
  if (!pendingDelivery) return false;
  const { delivery, endpoint, follows, keyScopes } = pendingDelivery;
  const now = platform.clock.now();
  const receiver = receiverOf(platform, endpoint, now);
  if (!receiver) {
    await markDeliveryFailed(platform, delivery, "CONTACT_SYNC_URL is not set");
    return false;
  }
  if (endpoint.apiKeyId && !keyScopes) {
    await markDeliveryFailed(platform, delivery, "Its API key was revoked or has expired");
    return false;
  }
  if (endpoint.pausedAt && delivery.event !== testEvent) {
    await markDeliveryFailed(platform, delivery, "The webhook is paused");
    return false;
  }
  const restsUntil = delivery.event === testEvent ? null : endpoint.restsUntil;
  const hangs = delivery.event !== testEvent && hasTooManyHanging(endpoint.id);
  if ((restsUntil && restsUntil > now) || follows || hangs) {
    const soon = new Date(now.getTime() + (hangs ? 5_000 : 1_000));
    await postponeDelivery(platform, delivery, restsUntil && restsUntil > soon ? restsUntil : soon);
    return false;
  }
  const body = await composeWebhook(platform, delivery, {
    apiVersion: endpoint.apiVersion,
    keyScopes,
  });
  if (body === null) {
    await markDeliveryFailed(platform, delivery, "The item it was about was deleted");
    return false;
  }
  const attempted = post(platform, delivery.id, receiver, body).then(({ retryAfter, ...came }) =>
    recordDeliveryAttempt(
      platform,
      delivery,
      came,
      parseRetryAfter(retryAfter, platform.clock.now()),
    ),
  );
  return awaitAttemptBriefly(platform, job, endpoint.id, attempted);
}

/** Whether an endpoint has so many hanging attempts that no more are added for now. */
const hasTooManyHanging = (endpointId: string) => countHangingAt(endpointId) >= maxHanging;

const countHangingAt = (endpointId: string) => hanging.get(endpointId) ?? 0;

/**
 * Waits for an attempt, but only briefly for one that hangs: it continues alongside the next
 * batches, and if this process ends first, its task runs again.
 * @returns whether it hangs
 */
async function awaitAttemptBriefly(
  platform: Platform,
  job: { deliveryId: string; attempt: number },
  endpointId: string,
  attempted: Promise<void>,
): Promise<boolean> {
  const isLate = pause(patience, true, { ref: false });
  if (!(await Promise.race([attempted, isLate]))) return false;
  if (countHangingTotal() >= maxHangingTotal) {
    await attempted;
    return false;
  }
  hanging.set(endpointId, countHangingAt(endpointId) + 1);
  attempted
    .catch((error) => platform.log.warn("webhook delivery outcome unknown", { error }))
    .finally(() => {
      const remaining = countHangingAt(endpointId) - 1;
      if (remaining > 0) hanging.set(endpointId, remaining);
      else hanging.delete(endpointId);
    });
  await inTransaction(platform, async ({ now, enqueue }) => {
    enqueue(deliverWebhook, job, { startAfter: new Date(now.getTime() + maxAttempt) });
  });
  return true;
}

const countHangingTotal = () => [...hanging.values()].reduce((sum, count) => sum + count, 0);

/** Null if this attempt was already made, or the delivery was deleted. */
async function findPendingDelivery({ database, clock }: Platform, { deliveryId, attempt }: Job) {
  const [webhookDelivery] = await database.query
    .select({
      delivery: webhookDeliveries,
      endpoint: webhookEndpoints,
      follows: isAfterAnotherSave(clock.now()),
      keyScopes: apiKeys.scopes,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .leftJoin(apiKeys, and(eq(apiKeys.id, webhookEndpoints.apiKeyId), isKeyActive(clock.now())))
    .where(eq(webhookDeliveries.id, deliveryId));
  const { state, attempts } = webhookDelivery?.delivery ?? {};
  return webhookDelivery && state === "waiting" && attempts === attempt ? webhookDelivery : null;
}

/**
 * Whether an earlier save of the same submission is in progress or postponed: it has less data, so
 * it must arrive first (`onboarding.contact-sync`). A failed one that rests before a retry doesn't
 * count.
 */
const isAfterAnotherSave = (now: Date) => sql<boolean>`exists (
  select from ${webhookDeliveries} earlier
  where earlier.submission_id = ${webhookDeliveries.submissionId} and earlier.id < ${webhookDeliveries.id}
    and earlier.state = 'waiting'
    and earlier.next_at > ${new Date(now.getTime() - maxAttempt).toISOString()}::timestamptz
    and (earlier.attempts = 0 or earlier.next_at <= ${now.toISOString()}::timestamptz))`;

type Receiver = { url: URL; secrets: readonly string[]; allowPrivate: boolean };

/** An endpoint's URL and signing secret; null if the operator set no URL. */
function receiverOf(
  platform: Platform,
  endpoint: typeof webhookEndpoints.$inferSelect,
  now: Date,
): Receiver | null {
  const { contactSync, allowPrivateAddresses: allowPrivate } = platform.settings;
  if (endpoint.id === contactSyncEndpoint) {
    return (
      contactSync && { ...contactSync, secrets: contactSync.secret ? [contactSync.secret] : [] }
    );
  }
  const secrets = secretsInForce(platform, endpoint, now);
  return { url: new URL(endpoint.url), secrets, allowPrivate };
}

async function post(
  platform: Platform,
  deliveryId: string,
  { url, secrets, allowPrivate }: Receiver,
  body: string,
): Promise<Attempted & { retryAfter: string | null }> {
  const { settings, clock } = platform;
  const began = performance.now();
  const tookMs = () => Math.round(performance.now() - began);
  try {
    const {
      status,
      body: answer,
      retryAfter,
    } = await postPublic(url, {
      body,
      headers: {
        ...webhookHeaders(deliveryId, clock.now(), body, secrets),
        "user-agent": `${settings.siteName} webhooks`,
      },
      allowPrivate,
      maxResponseBytes: maxStoredResponse,
    });
    return {
      status,
      answer: answer.replaceAll("\u0000", "").toWellFormed(),
      error: null,
      tookMs: tookMs(),
      retryAfter,
    };
  } catch (error) {
    const failed = { status: null, answer: null, retryAfter: null };
    return { ...failed, error: reasonOf(error), tookMs: tookMs() };
  }
}

/** Explains to the owner why there was no response, without details of our network. */
function reasonOf(error: unknown): string {
  if (error instanceof AddressNotAllowed) return "This address isn’t on the public internet";
  if (!(error instanceof Error)) return "Couldn’t connect";
  if (error.name === "TimeoutError" || error.name === "AbortError")
    return "No response within 10 s";
  const { code } = error as { code?: string };
  return code ? `Couldn’t connect (${code})` : error.message.slice(0, 200);
}
