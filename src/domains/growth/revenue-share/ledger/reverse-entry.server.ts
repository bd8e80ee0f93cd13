import { and, eq } from "drizzle-orm";
import { canChangeRevenueShare } from "~/domains/growth/growth.policy.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, signatureOf } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { commissionEntries, revenueShareLeads } from "../revenue-share.tables.server.ts";
import { updateLeadFromLedger } from "./lead-outcomes.server.ts";

export type ReversedEntry = Result<object, Refused<"already_done" | "not_found">>;

/**
 * Reverses a commission with an entry of the negated amount. An entry can be reversed once: of two
 * concurrent requests, the second finds it done.
 */
export async function reverseEntry(
  platform: Platform,
  actor: Actor,
  participantId: string,
  entryId: string,
  note: string | null,
): Promise<ReversedEntry> {
  authorize(canChangeRevenueShare(actor));
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const [entry] = await tx
      .select()
      .from(commissionEntries)
      .where(
        and(
          eq(commissionEntries.id, entryId),
          eq(commissionEntries.participantId, participantId),
          eq(commissionEntries.kind, "commission"),
        ),
      );
    if (!entry) return { ok: false, code: "not_found" };
    const { leadId } = entry;
    if (leadId) {
      const { id } = revenueShareLeads;
      await tx
        .select({ id })
        .from(revenueShareLeads)
        .where(eq(id, leadId))
        .for(...lockRows(revenueShareLeads));
    }
    const id = newId(now.getTime());
    const [reversed] = await tx
      .insert(commissionEntries)
      .values({
        id,
        participantId,
        leadId,
        kind: "reversal",
        amountCents: entry.amountCents === 0 ? 0 : -entry.amountCents,
        dealCents: entry.dealCents,
        rate: entry.rate,
        reversesId: entry.id,
        note,
        ...signatureOf(actor),
        createdAt: now,
      })
      .onConflictDoNothing({ target: commissionEntries.reversesId })
      .returning({ id: commissionEntries.id });
    if (!reversed) return { ok: false, code: "already_done" };
    if (leadId) await updateLeadFromLedger(work, leadId);
    await recordChange(work, actor, {
      action: "commission.reverse",
      entity: "revenue_share_participant",
      entityId: participantId,
      before: { entry_id: entry.id, amount_cents: entry.amountCents },
      after: { entry_id: id, reverses: entry.id },
    });
    return { ok: true };
  });
}
