import { and, count, desc, eq, sql } from "drizzle-orm";
import {
  deliverMessage,
  isDeadLetter,
  messages,
  replayFailed,
  replayMessage,
} from "~/domains/messaging/index.server.ts";
import {
  countDeadContactSyncs,
  listDeadContactSyncs,
  replayContactSyncs,
} from "~/domains/office/index.server.ts";
import { contactSyncKind } from "~/domains/office/index.ts";
import {
  canReadDeadLetters,
  canReplayDeadLetters,
} from "~/domains/operations/operations.policy.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type Signatory } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { countDeadJobs, listDeadJobs } from "~/platform/queue/queue-tables.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { DeadLetterGroup, DeadLetterSource } from "./dead-letters.ts";

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
  const [[failedMessages], synced, jobs] = await Promise.all([
    query.select({ n: count() }).from(messages).where(isDeadLetter),
    countDeadContactSyncs(platform, maxCounted),
    countDeadJobs(query, shownAsRows, maxCounted),
  ]);
  return (failedMessages?.n ?? 0) + synced + jobs;
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
        latest: latest.map(({ state, reason, ...job }) => ({
          ...job,
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
      latest: latest.map((job) => ({ ...job, uncertain: false })),
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

/** One failed item, or all of its kind. */
export type Replay = { source: DeadLetterSource; kind: string; id: string | null };

/** Batch size that keeps transactions short however many failed. */
const batch = 500;

/**
 * Requeues failed items, audited (`staff.audited`). A message that may have arrived is sent again
 * only if it was named; an item that fails again during the run isn't retried twice.
 * @returns how many
 */
export async function replayDeadLetters(
  platform: Platform,
  actor: Actor,
  replay: Replay,
): Promise<number> {
  authorize(canReplayDeadLetters(actor));
  let [replayed, after]: [number, string | null] = [0, null];
  for (;;) {
    const done = await inTransaction(platform, async (work) => {
      const { count, last } = await replayBatch(work, replay, after);
      if (count > 0) await audit(work, actor, replay, count);
      return { count, last };
    });
    replayed += done.count;
    after = done.last;
    if (replay.id !== null || after === null || done.count < batch) return replayed;
  }
}

type Replayed = {
  count: number;
  /** The last one's ID; the next batch starts after it. */
  last: string | null;
};

async function replayBatch(
  work: UnitOfWork,
  { source, kind, id }: Replay,
  after: string | null,
): Promise<Replayed> {
  if (source === "job") return { count: await work.redrive(kind, id ? [id] : null), last: null };
  if (source === "contact_sync") {
    return counted(await replayContactSyncs(work, { id, after, limit: batch }));
  }
  if (id === null) return counted(await replayFailed(work, kind, after, batch));
  return { count: (await replayMessage(work, id)) ? 1 : 0, last: null };
}

function counted(ids: string[]): Replayed {
  return { count: ids.length, last: ids.at(-1) ?? null };
}

function audit(
  work: UnitOfWork,
  actor: Signatory,
  { source, kind, id }: Replay,
  count: number,
): Promise<void> {
  return recordChange(work, actor, {
    action: "dead_letter.replay",
    entity: source,
    entityId: id ?? kind,
    before: null,
    after: { kind, count },
  });
}
