import { eq } from "drizzle-orm";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { contractorAccounts } from "./contractors.tables.server.ts";

/**
 * Records that the contractor proved ownership of the email address.
 * @param confirms whether the proof was sent to the account's current address
 * @returns the business's name, the address, and whether this was the first time; null for an unknown
 * account, or if it doesn't confirm
 */
export async function verifyEmail(
  { tx, now }: UnitOfWork,
  contractorId: string,
  confirms: (account: { email: string; emailCorrectedAt: Date | null }) => boolean,
): Promise<{ businessName: string; email: string; first: boolean } | null> {
  const [contractor] = await tx
    .select()
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId))
    .for(...lockRows(contractorAccounts));
  if (!contractor || !confirms(contractor)) return null;
  const first = contractor.emailVerifiedAt === null;
  if (first) {
    await tx
      .update(contractorAccounts)
      .set({ emailVerifiedAt: now })
      .where(eq(contractorAccounts.id, contractorId));
  }
  const { businessName, email } = contractor;
  return { businessName, email, first };
}
