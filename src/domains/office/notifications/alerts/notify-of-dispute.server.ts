import { eq } from "drizzle-orm";
import { cardDisputes } from "~/domains/billing/card-payments/card-payments.tables.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { notifyMembers } from "./notify-members.server.ts";

/** Notifies the owners once that a customer disputes a payment (`payments.disputes`). */
export async function notifyOfDispute(
  work: UnitOfWork,
  { payload: { disputeId, contractorId } }: Happened<{ disputeId: string; contractorId: string }>,
  platform: Platform,
): Promise<void> {
  const [dispute] = await work.tx
    .select({ id: cardDisputes.id })
    .from(cardDisputes)
    .where(eq(cardDisputes.id, disputeId))
    .for(...lockRows(cardDisputes, "key share"));
  // Erased in the meantime.
  if (!dispute) return;
  await notifyMembers(work, platform, {
    contractorId,
    kind: "payment-disputed",
    cause: `payment-disputed:${disputeId}`,
    leadId: null,
    visitId: null,
    disputeId,
    exceptMemberId: null,
    businessAddress: null,
  });
}
