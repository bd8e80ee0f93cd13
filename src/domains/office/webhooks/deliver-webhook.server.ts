import { setTimeout as pause } from "node:timers/promises";
import { eq, inArray, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { postPublic } from "~/platform/web-client/post-public.server.ts";
import { AddressNotAllowed } from "~/platform/web-client/public-address.server.ts";
import { webhookHeaders } from "~/platform/web-client/sign-webhook.server.ts";
import { composeWebhook } from "./compose-webhook.server.ts";
import { contactSyncEndpoint } from "./contact-sync/contact-sync.ts";
import { type Attempted, giveUp, putOff, settleAttempt } from "./settle-attempt.server.ts";
import { secretsInForce } from "./webhook-secret.server.ts";
import { deliverWebhook } from "./webhooks.jobs.server.ts";
import { canDeliverWebhooks } from "./webhooks.policy.ts";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.tables.server.ts";
import { askedRest, longestAnswer, longestAttempt, testEvent } from "./webhooks.ts";

/** Milliseconds that a batch waits for an answer. */
const patience = 1_000;

/** Of one endpoint in one process; what else is due there is put off. */
const maxHanging = 5;
/** Of all endpoints in one process; past that, batches wait. */
const maxHangingInAll = 100;

/** Attempts of this process that no batch waits for any more, by endpoint. */
const hanging = new Map<string, number>();

const hangingAt = (endpointId: string) => hanging.get(endpointId) ?? 0;
const hangingInAll = () => [...hanging.values()].reduce((sum, count) => sum + count, 0);

/** Whether so many attempts hang at an endpoint that none is added for now. */
const letsHang = (endpointId: string) => hangingAt(endpointId) >= maxHanging;

/**
 * Waits for an attempt, but for one that hangs only a moment: it goes on beside the next batches,
 * and in case this process ends before it, its job comes once more.
 * @returns whether it hangs
 */
async function waitAMoment(
  platform: Platform,
  job: { deliveryId: string; attempt: number },
  endpointId: string,
  attempted: Promise<void>,
): Promise<boolean> {
  const isLate = pause(patience, true, { ref: false });
  if (!(await Promise.race([attempted, isLate]))) return false;
  if (hangingInAll() >= maxHangingInAll) {
    await attempted;
    return false;
  }
  hanging.set(endpointId, hangingAt(endpointId) + 1);
  attempted
    .catch((error) => platform.log.warn("webhook delivery outcome unknown", { error }))
    .finally(() => {
      const left = hangingAt(endpointId) - 1;
      if (left > 0) hanging.set(endpointId, left);
      else hanging.delete(endpointId);
    });
  await inTransaction(platform, async ({ now, enqueue }) => {
    enqueue(deliverWebhook, job, { startAfter: new Date(now.getTime() + longestAttempt) });
  });
  return true;
}

type Job = { deliveryId: string; attempt: number };

/** Of one endpoint so many of a batch are under way at the same time; the others come after them. */
const maxAtOnce = 5;

/**
 * Makes attempts at several deliveries at the same time, a few of each endpoint.
 * Returns before those have ended that hang. What a receiver does never throws.
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

/** Of one endpoint. A lane ends with an attempt that hangs, so that no more of them do than there are lanes. */
async function deliverAll(platform: Platform, waiting: Job[]): Promise<void> {
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      if (await attempt(platform, job)) return;
    }
  };
  await Promise.all(Array.from({ length: maxAtOnce }, lane));
  for (const job of waiting) await attempt(platform, job);
}

/**
 * Jobs of one endpoint after the other; those whose delivery was deleted are left out, and one that is
 * there twice: a batch that failed halfway put it off once more when it was repeated.
 */
async function byEndpoint({ database }: Platform, given: readonly Job[]): Promise<Job[][]> {
  const jobs = [...new Map(given.map((job) => [`${job.deliveryId} ${job.attempt}`, job])).values()];
  const ids = jobs.map(({ deliveryId }) => deliveryId);
  const found = await database.query
    .select({ id: webhookDeliveries.id, endpointId: webhookDeliveries.endpointId })
    .from(webhookDeliveries)
    .where(inArray(webhookDeliveries.id, ids));
  const endpoints = new Map(found.map(({ id, endpointId }) => [id, endpointId]));
  const known = jobs.filter(({ deliveryId }) => endpoints.has(deliveryId));
  return [...Map.groupBy(known, ({ deliveryId }) => endpoints.get(deliveryId)).values()];
}

/** @returns whether it hangs and goes on by itself */
async function attempt(platform: Platform, job: Job): Promise<boolean> {
  const found = await findWaiting(platform, job);
  if (!found) return false;
  const { delivery, endpoint, follows } = found;
  const now = platform.clock.now();
  const receiver = receiverOf(platform, endpoint, now);
  if (!receiver) {
    await giveUp(platform, delivery, "CONTACT_SYNC_URL is not set");
    return false;
  }
  if (endpoint.pausedAt && delivery.event !== testEvent) {
    await giveUp(platform, delivery, "The webhook is paused");
    return false;
  }
  const restsUntil = delivery.event === testEvent ? null : endpoint.restsUntil;
  const hangs = delivery.event !== testEvent && letsHang(endpoint.id);
  if ((restsUntil && restsUntil > now) || follows || hangs) {
    const soon = new Date(now.getTime() + (hangs ? 5_000 : 1_000));
    await putOff(platform, delivery, restsUntil && restsUntil > soon ? restsUntil : soon);
    return false;
  }
  const body = await composeWebhook(platform, delivery);
  if (body === null) {
    await giveUp(platform, delivery, "The item it was about was deleted");
    return false;
  }
  const attempted = post(platform, delivery.id, receiver, body).then(({ retryAfter, ...came }) =>
    settleAttempt(platform, delivery, came, askedRest(retryAfter, platform.clock.now())),
  );
  return waitAMoment(platform, job, endpoint.id, attempted);
}

/** Null where this attempt was made already, or the delivery was deleted. */
async function findWaiting({ database, clock }: Platform, { deliveryId, attempt }: Job) {
  const [found] = await database.query
    .select({
      delivery: webhookDeliveries,
      endpoint: webhookEndpoints,
      follows: isAfterAnotherSave(clock.now()),
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, deliveryId));
  const { state, attempts } = found?.delivery ?? {};
  return found && state === "waiting" && attempts === attempt ? found : null;
}

/**
 * Whether an earlier save of the same submission may be on its way, or was put off itself: with less in
 * it, it has to arrive first (`onboarding.contact-sync`). One that was refused and rests is not waited for.
 */
const isAfterAnotherSave = (now: Date) => sql<boolean>`exists (
  select from ${webhookDeliveries} earlier
  where earlier.submission_id = ${webhookDeliveries.submissionId} and earlier.id < ${webhookDeliveries.id}
    and earlier.state = 'waiting'
    and earlier.next_at > ${new Date(now.getTime() - longestAttempt).toISOString()}::timestamptz
    and (earlier.attempts = 0 or earlier.next_at <= ${now.toISOString()}::timestamptz))`;

type Receiver = { url: URL; secrets: readonly string[]; allowPrivate: boolean };

/** Where an endpoint leads, and what signs for it; null where the operator set no address. */
function receiverOf(
  platform: Platform,
  endpoint: typeof webhookEndpoints.$inferSelect,
  now: Date,
): Receiver | null {
  const { contactSync, webhooksAllowPrivate: allowPrivate } = platform.settings;
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
    const { status, answer, retryAfter } = await postPublic(url, {
      body,
      headers: {
        ...webhookHeaders(deliveryId, clock.now(), body, secrets),
        "user-agent": `${settings.siteName} webhooks`,
      },
      allowPrivate,
      answerBytes: longestAnswer,
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

/** Why nothing was answered, in words for the owner; nothing of our own network is in them. */
function reasonOf(error: unknown): string {
  if (error instanceof AddressNotAllowed) return "This address isn’t on the public internet";
  if (!(error instanceof Error)) return "Couldn’t connect";
  if (error.name === "TimeoutError" || error.name === "AbortError")
    return "No response within 10 s";
  const { code } = error as { code?: string };
  return code ? `Couldn’t connect (${code})` : error.message.slice(0, 200);
}
