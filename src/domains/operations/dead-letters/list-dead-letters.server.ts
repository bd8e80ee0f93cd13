import { and, count, desc, eq, sql } from "drizzle-orm";
import { deliverMessage } from "~/domains/messaging/messages/messages.jobs.server.ts";
import { isDeadLetter, messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import { contactSyncKind } from "~/domains/office/webhooks/contact-sync/contact-sync.ts";
import {
  countDeadContactSyncs,
  listDeadContactSyncs,
} from "~/domains/office/webhooks/contact-sync/dead-contact-syncs.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { countDeadJobs, listDeadJobs } from "~/platform/queue/queue-tables.server.ts";
import { canReadDeadLetters } from "./dead-letters.policy.ts";
import type { DeadLetterGroup } from "./dead-letters.ts";

const shownPerKind = 20;
/** Counting stops here: an exact number above it isn't needed. */
const maxCounted = 10_000;

/** All failed items, by kind. */
export async function listDeadLetters(
  platform: Platform,
  actor: Actor,
): Promise<DeadLetterGroup[]> {
  authorize(canReadDeadLetters(actor));
  return [
    ...(await deadMessages(platform)),
    ...(await deadContactSyncs(platform)),
    ...(await deadJobs(platform)),
  ];
}

/** How many messages and tasks failed. */
export async function countDeadLetters(platform: Platform, actor: Actor): Promise<number> {
  authorize(canReadDeadLetters(actor));
  const { query } = platform.database;
  const [[written], synced, jobs] = await Promise.all([
    query.select({ n: count() }).from(messages).where(isDeadLetter),
    countDeadContactSyncs(platform, maxCounted),
    countDeadJobs(query, shownAsRows, maxCounted),
  ]);
  return (written?.n ?? 0) + synced + jobs;
}

/** Tasks whose rows record the failure themselves. */
const shownAsRows = [deliverMessage.name];

async function deadMessages(platform: Platform): Promise<DeadLetterGroup[]> {
  const { query } = platform.database;
  const kinds = await query
    .select({
      kind: messages.kind,
      failed: sql<number>`count(*) filter (where ${messages.state} = 'failed')`.mapWith(Number),
      uncertain: sql<number>`count(*) filter (where ${messages.state} = 'uncertain')`.mapWith(
        Number,
      ),
    })
    .from(messages)
    .where(isDeadLetter)
    .groupBy(messages.kind)
    .orderBy(messages.kind);
  return Promise.all(
    kinds.map(async (group) => {
      const latest = await query
        .select({
          id: messages.id,
          about: messages.toAddress,
          reason: messages.lastError,
          attempts: messages.attempts,
          at: messages.updatedAt,
          state: messages.state,
        })
        .from(messages)
        .where(and(eq(messages.kind, group.kind), isDeadLetter))
        .orderBy(desc(messages.id))
        .limit(shownPerKind);
      return {
        ...group,
        source: "message" as const,
        latest: latest.map(({ state, reason, ...one }) => ({
          ...one,
          reason: reason ?? "",
          uncertain: state === "uncertain",
        })),
      };
    }),
  );
}

async function deadContactSyncs(platform: Platform): Promise<DeadLetterGroup[]> {
  const latest = await listDeadContactSyncs(platform, shownPerKind);
  if (latest.length === 0) return [];
  return [
    {
      source: "contact_sync",
      kind: contactSyncKind,
      failed: await countDeadContactSyncs(platform, maxCounted),
      uncertain: 0,
      latest: latest.map((one) => ({ ...one, uncertain: false })),
    },
  ];
}

async function deadJobs(platform: Platform): Promise<DeadLetterGroup[]> {
  const jobs = await listDeadJobs(platform.database.query, shownAsRows, shownPerKind);
  return [...Map.groupBy(jobs, ({ name }) => name)].map(([kind, dead]) => ({
    source: "job",
    kind,
    failed: dead[0]?.ofKind ?? 0,
    uncertain: 0,
    latest: dead.map(({ id, reason, attempts, at }) => ({
      id,
      about: kind,
      reason,
      attempts,
      at,
      uncertain: false,
    })),
  }));
}
