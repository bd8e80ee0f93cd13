import { eq } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import {
  contractorAccounts,
  contractorNotes,
  contractorProgress,
} from "./contractors.tables.server.ts";

/**
 * Deletes an account with its notes and progress, within the caller's transaction. With `keepBare`, its row
 * remains, without personal data, for business records that reference it.
 */
export async function eraseAccount(
  { tx, now }: UnitOfWork,
  contractorId: string,
  { keepBare }: { keepBare: boolean },
): Promise<void> {
  const account = eq(contractorAccounts.id, contractorId);
  if (!keepBare) {
    await tx.delete(contractorAccounts).where(account);
    return;
  }
  await tx.delete(contractorNotes).where(eq(contractorNotes.contractorId, contractorId));
  await tx.delete(contractorProgress).where(eq(contractorProgress.contractorId, contractorId));
  await tx
    .update(contractorAccounts)
    .set({
      businessName: "Deleted contractor",
      name: "Deleted",
      email: "deleted",
      phone: null,
      phoneE164: null,
      city: null,
      state: null,
      selectedPlan: null,
      emailVerifiedAt: null,
      lastActiveAt: null,
      erasedAt: now,
    })
    .where(account);
}
