import { and, eq, inArray, isNotNull, isNull, lt, ne, or } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { eraseAttributions } from "~/features/attribution/record-attribution.server.ts";
import { eraseLeads } from "~/features/leads/erase-leads.server.ts";
import { leadEnquiries, leads } from "~/features/leads/leads.tables.server.ts";
import { eraseKeys } from "~/platform/idempotency/erase-keys.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { daysAgo, oldestOf } from "./batches.server.ts";
import { canEndRetention } from "./retention.policy.ts";

/**
 * Deletes enquiries that looked like spam and that nobody released within `QUARANTINE_DAYS`, and the
 * leads that have no other: no business has ever seen them (rule `retention.quarantine`).
 * @returns how many enquiries
 */
export async function eraseQuarantined(platform: Platform, actor: Actor): Promise<number> {
  authorize(canEndRetention(actor));
  const before = daysAgo(platform, platform.settings.quarantineDays);
  const heldBack = and(
    lt(leadEnquiries.createdAt, before),
    isNotNull(leadEnquiries.quarantineReason),
    or(isNull(leadEnquiries.review), ne(leadEnquiries.review, "released")),
  );
  let erased = 0;
  for await (const ids of oldestOf(platform, leadEnquiries, heldBack)) {
    erased += await inTransaction(platform, (work) => eraseEnquiries(work, ids, heldBack));
  }
  return erased;
}

/** A member of staff who releases one at this moment, or a person who asks again, comes first. */
async function eraseEnquiries(
  work: UnitOfWork,
  ids: string[],
  heldBack: ReturnType<typeof and>,
): Promise<number> {
  const { tx } = work;
  const touched = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(
      inArray(
        leads.id,
        tx
          .select({ id: leadEnquiries.leadId })
          .from(leadEnquiries)
          .where(inArray(leadEnquiries.id, ids)),
      ),
    )
    .orderBy(leads.id)
    .for("update");
  const gone = await tx
    .delete(leadEnquiries)
    .where(and(inArray(leadEnquiries.id, ids), heldBack))
    .returning({ id: leadEnquiries.id });
  const goneIds = gone.map(({ id }) => id);
  await eraseAttributions(work, goneIds);
  await eraseKeys(work, goneIds);
  const leadIds = touched.map(({ id }) => id);
  const left = await tx
    .selectDistinct({ id: leadEnquiries.leadId })
    .from(leadEnquiries)
    .where(inArray(leadEnquiries.leadId, leadIds));
  const empty = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(inArray(leads.id, leadIds), eq(leads.quarantined, true)));
  const kept = new Set(left.map(({ id }) => id));
  const bare = empty.map(({ id }) => id).filter((id) => !kept.has(id));
  if (bare.length > 0) await eraseLeads(work, bare);
  return gone.length;
}
