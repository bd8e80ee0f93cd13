import { eq, sql } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { commissionEntries, revenueShareLeads } from "../revenue-share.tables.server.ts";
import { fromCents } from "../revenue-share.ts";

/**
 * Updates a lead from the ledger: converted with the sum of its entries while any commission isn't
 * reversed, else pending. The caller has locked the lead.
 */
export async function updateLeadFromLedger({ tx, now }: UnitOfWork, leadId: string): Promise<void> {
  const [sums] = await tx
    .select({
      cents: sql<number>`coalesce(sum(${commissionEntries.amountCents}), 0)`.mapWith(Number),
      standing:
        sql<number>`count(*) filter (where kind = 'commission') - count(*) filter (where kind = 'reversal')`.mapWith(
          Number,
        ),
    })
    .from(commissionEntries)
    .where(eq(commissionEntries.leadId, leadId));
  const stands = (sums?.standing ?? 0) > 0;
  await tx
    .update(revenueShareLeads)
    .set({
      conversionStatus: stands ? "converted" : "pending",
      commissionAmount: stands ? fromCents(sums?.cents ?? 0) : null,
      markedAt: stands ? now : null,
    })
    .where(eq(revenueShareLeads.id, leadId));
}
