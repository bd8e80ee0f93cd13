import { createHash } from "node:crypto";
import { and, asc, count, eq, inArray, isNotNull, lte } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { lockAvailableRows } from "~/platform/database/lock-rows.server.ts";
import type {
  GoogleRefusal,
  LocalConversation,
  LocalLead,
} from "~/platform/google/google-ads.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { pollGoogleJob } from "../lead-sources.jobs.server.ts";
import { canProcessDeliveries } from "../lead-sources.policy.ts";
import { connectedSources, leadDeliveries } from "../lead-sources.tables.server.ts";
import type { ReadDelivery } from "../read-delivery.ts";
import { announceSource, type Source, saveDelivery } from "../receive-delivery.server.ts";
import { isLate, pauseAfter, pollInterval, readSince } from "./polls.ts";
import { clockTime, momentOf, readLocalConversation, readLocalLead } from "./read-leads.ts";

/** Maximum sources that one round queues; the next round, a minute later, queues more. */
const maxQueued = 500;

/** Queues the sources of Local Services Ads whose leads are due to be read, each in one process only. */
export async function queueGooglePolls(platform: Platform, actor: Actor): Promise<void> {
  authorize(canProcessDeliveries(actor));
  if (!platform.google) return;
  await inTransaction(platform, async ({ tx, now, enqueue }) => {
    const isPolled = and(
      eq(connectedSources.kind, "google_local"),
      eq(connectedSources.isOn, true),
      isNotNull(connectedSources.nextPollAt),
    );
    const due = await tx
      .select({ id: connectedSources.id })
      .from(connectedSources)
      .where(and(isPolled, lte(connectedSources.nextPollAt, now)))
      .orderBy(asc(connectedSources.nextPollAt))
      .limit(maxQueued)
      .for(...lockAvailableRows(connectedSources));
    if (due.length === 0) return;
    const [all] = await tx.select({ count: count() }).from(connectedSources).where(isPolled);
    const nextPollAt = new Date(now.getTime() + pollInterval(all?.count ?? 1));
    const ids = due.map(({ id }) => id);
    await tx.update(connectedSources).set({ nextPollAt }).where(inArray(connectedSources.id, ids));
    for (const sourceId of ids) enqueue(pollGoogleJob, { sourceId });
  });
}

/**
 * Reads a source's new leads and conversations, and what changed about the charge of earlier ones
 * (`lead-sources.once`). After a failure, the source pauses and shows why.
 */
export async function pollGoogleLeads(
  platform: Platform,
  actor: Actor,
  { sourceId }: { sourceId: string },
): Promise<void> {
  authorize(canProcessDeliveries(actor));
  const { google, vault, clock, database } = platform;
  const [source] = await database.query
    .select()
    .from(connectedSources)
    .where(and(eq(connectedSources.id, sourceId), eq(connectedSources.kind, "google_local")));
  if (!google || !source?.isOn || !source.accessToken || !source.accountId) return;
  const { accountId, accountZone } = source;
  const zone = accountZone ?? platform.settings.timeZone;
  const startedAt = clock.now();
  const since = clockTime(
    readSince(startedAt, { polledAt: source.polledAt, addedAt: source.createdAt }),
    zone,
  );
  const refreshToken = await vault.open(source.accessToken);
  const parsed = await google.readLeads(
    { refreshToken, accountId },
    { leads: since, conversations: since },
  );
  if (!parsed.ok) return recordFailure(platform, source, parsed);
  const deliveries = await findNew(platform, source, parsed);
  for (let at = 0; at < deliveries.length; at += chunk) {
    await inTransaction(platform, async (work) => {
      for (const { delivery, createdAt } of deliveries.slice(at, at + chunk)) {
        await saveDelivery(work, source, {
          read: delivery,
          reason: null,
          isFlood: isLate(momentOf(createdAt, zone), startedAt),
          bodyHash: hashOf(delivery),
          text: "",
          isPolled: true,
        });
      }
    });
  }
  await inTransaction(platform, ({ tx }) =>
    tx
      .update(connectedSources)
      .set({ polledAt: startedAt, problem: null, pollFailures: 0 })
      .where(isStill(source)),
  );
  announceSource(platform, source);
}

/** Deliveries of one transaction. */
const chunk = 50;

type Found = { delivery: ReadDelivery; createdAt: string };

/** The leads, and the messages of known leads, that aren't saved yet. */
async function findNew(
  { database }: Platform,
  source: Source,
  {
    leads,
    conversations,
  }: { leads: readonly LocalLead[]; conversations: readonly LocalConversation[] },
): Promise<Found[]> {
  const ids = new Set([...leads.map(({ id }) => id), ...conversations.map(({ leadId }) => leadId)]);
  const saved =
    ids.size === 0
      ? []
      : await database.query
          .select({
            id: leadDeliveries.providerLeadId,
            hash: leadDeliveries.bodyHash,
            reason: leadDeliveries.reason,
          })
          .from(leadDeliveries)
          .where(
            and(
              eq(leadDeliveries.sourceId, source.id),
              inArray(leadDeliveries.providerLeadId, [...ids]),
            ),
          );
  const hashes = new Set(saved.map(({ hash }) => hash));
  const erased = new Set(saved.flatMap(({ id, reason }) => (reason === "erased" ? [id] : [])));
  const knownIds = new Set(saved.map(({ id }) => id));
  // Google deletes the person's details after a while; that isn't an update.
  const present = leads.filter(({ id, status }) => !erased.has(id) && status !== "WIPED_OUT");
  for (const { id } of present) knownIds.add(id);
  const knownConversations = conversations.filter(
    ({ leadId }) => knownIds.has(leadId) && !erased.has(leadId),
  );
  const byLead = Map.groupBy(knownConversations, ({ leadId }) => leadId);
  return [
    ...present.map((lead) => ({
      delivery: readLocalLead(lead, byLead.get(lead.id) ?? []),
      createdAt: lead.createdAt,
    })),
    ...knownConversations.map((conversation) => ({
      delivery: readLocalConversation(conversation),
      createdAt: conversation.at,
    })),
  ].filter(({ delivery }) => !hashes.has(hashOf(delivery)));
}

const hashOf = ({ identity = "" }: ReadDelivery): string =>
  createHash("sha256").update(identity).digest("hex");

async function recordFailure(
  platform: Platform,
  source: Source,
  { problem, waitSeconds }: GoogleRefusal,
): Promise<void> {
  const failures = source.pollFailures + 1;
  await inTransaction(platform, ({ tx, now }) =>
    tx
      .update(connectedSources)
      .set({ ...pauseAfter(now, { problem, failures, waitSeconds }), pollFailures: failures })
      .where(isStill(source)),
  );
  announceSource(platform, source);
}

/** Whether the source still has the same account and consent. */
const isStill = ({ id, accessToken, accountId }: Source) =>
  and(
    eq(connectedSources.id, id),
    eq(connectedSources.accessToken, accessToken ?? ""),
    eq(connectedSources.accountId, accountId ?? ""),
  );
