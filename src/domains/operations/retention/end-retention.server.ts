import { and, asc, eq, exists, gte, inArray, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import { revenueShareParticipants } from "~/domains/growth/index.server.ts";
import { contractorAccounts, eraseAccount } from "~/domains/identity/index.server.ts";
import { leads } from "~/domains/leads/index.server.ts";
import { eraseMessages } from "~/domains/messaging/index.server.ts";
import { submissionExpired } from "~/domains/operations/operations.events.ts";
import { canEndRetention } from "~/domains/operations/operations.policy.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { eraseSubmissions, formSubmissions } from "~/domains/signup/index.server.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import { vacuum } from "~/platform/database/bulk-statements.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { eventDeliveries, eventEffects, events } from "~/platform/events/events.tables.server.ts";
import { endOldSubscriptions } from "~/platform/events/subscribe.server.ts";
import { eraseOldKeys } from "~/platform/idempotency/in-transaction-once.server.ts";
import { eraseOldCounts } from "~/platform/limits/limits.server.ts";
import { batchesOf, daysAgo } from "~/platform/personal-data/erase-rows.server.ts";
import type { RetentionPeriod } from "~/platform/personal-data/personal-data.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { eventsOfJobs } from "~/platform/queue/queue-tables.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** Periods that belong to no feature, or to several. */
const ownPeriods: readonly RetentionPeriod[] = [
  { name: "abandoned sign-ups", erase: eraseAbandonedDrafts },
  { name: "events", erase: eraseOldEvents },
  { name: "idempotency keys", erase: eraseOldKeys },
  { name: "limit counts", erase: eraseOldCounts },
];

/**
 * Deletes data past its retention period, in batches, each in its own transaction: an interrupted
 * run continues the next time (rules `retention.drafts`, `retention.quarantine`,
 * `retention.mail-texts`, `retention.events`). A period that fails doesn't stop the others.
 * @throws what failed, after all of them ran
 */
export async function endRetentionPeriods(platform: Platform, actor: Actor): Promise<void> {
  authorize(canEndRetention(actor));
  const declared = platform.personalData.flatMap(({ retention }) => retention ?? []);
  const errors: unknown[] = [];
  for (const { name, erase } of [...ownPeriods, ...declared]) {
    try {
      await erase(platform);
    } catch (error) {
      platform.log.error("data retention step failed", { kind: name, error });
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, "Not everything was deleted in its time");
}

/**
 * Deletes events older than 30 days with their effects, except those waiting for a process
 * that knows them, and those a task or a failed item still needs (rule `retention.events`).
 * @returns how many
 */
export async function eraseOldEvents(platform: Platform): Promise<number> {
  await endOldSubscriptions(platform, platform.settings.eventDays);
  const before = daysAgo(platform, platform.settings.eventDays);
  const needed = await eventsOfJobs(platform.database.query);
  const old = and(
    isNotNull(events.dispatchedAt),
    sql`not exists (select from ${eventDeliveries} where ${eventDeliveries.eventId} = ${events.id})`,
    lt(events.createdAt, before),
    await beforeRecentEvents(platform, before),
    sql`${events.id} <> all(${sql.param(needed)}::bigint[])`,
  );
  let erased = 0;
  for await (const found of batchesOf(platform, events, old)) {
    const ids = found.map(Number);
    await inTransaction(platform, async ({ tx }) => {
      await tx.delete(eventEffects).where(inArray(eventEffects.eventId, ids));
      await tx.delete(events).where(inArray(events.id, ids));
    });
    erased += ids.length;
  }
  // The embedded database has no autovacuum.
  if (erased > 0) await vacuum(platform.database, ["events", "event_effects"]);
  return erased;
}

/**
 * Numbers grow with time: everything after the first recent one is recent too and isn't read. A row
 * numbered earlier but committed later is found the next time.
 */
async function beforeRecentEvents({ database }: Platform, before: Date): Promise<SQL | undefined> {
  const [young] = await database.query
    .select({ id: events.id })
    .from(events)
    .where(gte(events.createdAt, before))
    .orderBy(asc(events.id))
    .limit(1);
  return young && lt(events.id, young.id);
}

/**
 * Deletes sign-ups that no one finished or continued for `DRAFT_DAYS`: the answers, the logo, the
 * emails about them, and the account when nothing else depends on it (rule `retention.drafts`).
 */
export async function eraseAbandonedDrafts(platform: Platform): Promise<void> {
  const before = daysAgo(platform, platform.settings.draftDays);
  const abandoned = and(
    eq(formSubmissions.isCompleted, false),
    lt(formSubmissions.updatedAt, before),
  );
  for await (const ids of batchesOf(platform, formSubmissions, abandoned)) {
    for (const id of ids) {
      await inTransaction(platform, (work) =>
        eraseDraft(work, and(eq(formSubmissions.id, id), abandoned)),
      );
    }
  }
}

/** Erases a draft, unless someone is continuing it at this moment. */
async function eraseDraft(work: UnitOfWork, draft: ReturnType<typeof and>): Promise<void> {
  const [found] = await work.tx
    .select({ contractorId: formSubmissions.contractorId })
    .from(formSubmissions)
    .where(draft)
    .for(...lockRows(formSubmissions));
  if (!found) return;
  const { contractorId } = found;
  const subjectIds = await eraseSubmissions(work, contractorId);
  await eraseMessages(work, { subjectIds });
  if (await isBare(work, contractorId)) await eraseAccount(work, contractorId, { keepBare: false });
  work.record(submissionExpired, { contractorId });
}

/** Whether this account exists only for the draft: no confirmed address, page, lead, or revenue share. */
async function isBare({ tx }: UnitOfWork, contractorId: string): Promise<boolean> {
  const [inUse] = await tx
    .select({ id: contractorAccounts.id })
    .from(contractorAccounts)
    .where(
      and(
        eq(contractorAccounts.id, contractorId),
        or(
          isNotNull(contractorAccounts.emailVerifiedAt),
          ...[seoPages, leads, revenueShareParticipants].map((table) =>
            exists(
              tx
                .select({ id: table.id })
                .from(table as typeof leads)
                .where(eq(table.contractorId, contractorId)),
            ),
          ),
        ),
      ),
    );
  return inUse === undefined;
}
