import { and, eq, inArray } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { enrollments } from "../follow-ups.tables.server.ts";
import type { GateReason } from "../gate-reasons.ts";
import { scheduleTurn } from "./schedule-turn.server.ts";

/**
 * Looks again now at what a business has waiting for one of these reasons, since what held it may be
 * over (`follow-ups.no-polling`).
 */
export async function lookAgain(
  work: UnitOfWork,
  contractorId: string,
  reasons: readonly GateReason[],
): Promise<void> {
  const { tx, now } = work;
  const [business] = await tx
    .select({ id: contractorAccounts.id })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId))
    .for(...lockRows(contractorAccounts, "key share"));
  // Erased meanwhile (`events.ids-only`).
  if (!business) return;
  // A round in hand may be about to write such a hold: its turn is waited for first.
  await scheduleTurn(work, contractorId, now);
  await tx
    .update(enrollments)
    .set({ lookAt: now, updatedAt: now })
    .where(
      and(
        eq(enrollments.contractorId, contractorId),
        inArray(enrollments.holdReason, [...reasons]),
      ),
    );
}
