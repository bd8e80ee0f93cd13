import { and, asc, eq, gt, inArray, isNotNull, lt, notExists, sql } from "drizzle-orm";
import { readFields } from "~/domains/intake/index.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { lockAvailableRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canProcessDeliveries } from "./lead-sources.policy.ts";
import { connectedSources, leadDeliveries } from "./lead-sources.tables.server.ts";
import { isRecordOf, recordSourceLead } from "./record-source-lead.server.ts";
import { sourceLeads } from "./source-leads.tables.server.ts";

/** Deliveries per transaction. */
const batchSize = 200;
/** How many days ago a rolling upgrade may have been. */
const maxAgeDays = 7;
const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Records the source leads that a process of an earlier version left out during a rolling upgrade.
 * Skips recorded ones.
 */
export async function repairSourceLeads(platform: Platform, actor: Actor): Promise<void> {
  authorize(canProcessDeliveries(actor));
  let after: string | null = null;
  do {
    const last: string | null = after;
    after = await inTransaction<string | null>(platform, (work) => repairBatch(work, last));
  } while (after !== null);
}

/** @returns the last delivery of a full batch; null if none are left */
async function repairBatch(work: UnitOfWork, after: string | null): Promise<string | null> {
  const { tx, now } = work;
  const recorded = tx
    .select({ one: sql`1` })
    .from(sourceLeads)
    .where(eq(sourceLeads.deliveryId, leadDeliveries.id));
  const missing = await tx
    .select()
    .from(leadDeliveries)
    .where(
      and(
        inArray(leadDeliveries.state, ["lead", "joined"]),
        isNotNull(leadDeliveries.leadId),
        gt(leadDeliveries.createdAt, new Date(now.getTime() - maxAgeDays * day)),
        lt(leadDeliveries.processedAt, new Date(now.getTime() - minute)),
        notExists(recorded),
        after === null ? undefined : gt(leadDeliveries.id, after),
      ),
    )
    .orderBy(asc(leadDeliveries.id))
    .limit(batchSize)
    .for(...lockAvailableRows(leadDeliveries));
  for (const delivery of missing) {
    const { leadId, sourceId, state, fields } = delivery;
    const [source] = await tx
      .select()
      .from(connectedSources)
      .where(eq(connectedSources.id, sourceId));
    if (!source || !leadId) continue;
    const [earlier] = await tx
      .select({ id: sourceLeads.id })
      .from(sourceLeads)
      .where(isRecordOf(work, source, delivery))
      .limit(1);
    // Another version of the same lead was recorded.
    if (earlier) continue;
    const { row } = readFields(fields ?? [], source.fieldMapping);
    const lead = { leadId, enquiryId: null, isNew: state === "lead", row };
    await recordSourceLead(work, { source, delivery, lead });
  }
  return missing.length === batchSize ? (missing.at(-1)?.id ?? null) : null;
}
