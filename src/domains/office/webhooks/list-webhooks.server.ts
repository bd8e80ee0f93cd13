import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import { apiKeys, isKeyActive } from "~/domains/identity/index.server.ts";
import { canReadWebhooks } from "~/domains/office/office.policy.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { newestFirst, olderThan, pageOf } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.tables.server.ts";

const pageSize = 30;

const columns = {
  id: webhookEndpoints.id,
  url: webhookEndpoints.url,
  events: webhookEndpoints.events,
  pausedAt: webhookEndpoints.pausedAt,
  pausedFor: webhookEndpoints.pausedFor,
  failures: webhookEndpoints.failures,
  failingSince: webhookEndpoints.failingSince,
  deliveredAt: webhookEndpoints.deliveredAt,
  createdAt: webhookEndpoints.createdAt,
  apiVersion: webhookEndpoints.apiVersion,
  apiKeyId: webhookEndpoints.apiKeyId,
};

/** The webhooks of the actor's business, oldest first, without those whose API key has ended. */
export function listWebhooks({ database, clock }: Platform, actor: Actor) {
  authorize(canReadWebhooks(actor));
  const working = database.query
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.contractorId, actor.contractorId), isKeyActive(clock.now())));
  return database.query
    .select(columns)
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.contractorId, actor.contractorId),
        or(isNull(webhookEndpoints.apiKeyId), inArray(webhookEndpoints.apiKeyId, working)),
      ),
    )
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
}

export type ListedWebhook = Awaited<ReturnType<typeof listWebhooks>>[number];

/**
 * One webhook with its deliveries, newest first; null if the business has none with this ID.
 * @param before the last delivery seen
 */
export async function findWebhook(
  { database: { query } }: Platform,
  actor: Actor,
  endpointId: string,
  before: string | null,
) {
  authorize(canReadWebhooks(actor));
  const [webhook] = await query
    .select(columns)
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.id, endpointId),
        eq(webhookEndpoints.contractorId, actor.contractorId),
      ),
    );
  if (!webhook) return null;
  const rows = await query
    .select({
      id: webhookDeliveries.id,
      event: webhookDeliveries.event,
      state: webhookDeliveries.state,
      attempts: webhookDeliveries.attempts,
      status: webhookDeliveries.status,
      responseBody: webhookDeliveries.answer,
      error: webhookDeliveries.error,
      tookMs: webhookDeliveries.tookMs,
      nextAt: webhookDeliveries.nextAt,
      createdAt: webhookDeliveries.createdAt,
    })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, endpointId), olderThan(webhookDeliveries, before)))
    .orderBy(...newestFirst(webhookDeliveries))
    .limit(pageSize + 1);
  return { webhook, deliveries: pageOf(rows, pageSize) };
}

type FoundWebhook = NonNullable<Awaited<ReturnType<typeof findWebhook>>>;
export type ListedDelivery = FoundWebhook["deliveries"]["rows"][number];
