import { eq } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { contractorAccounts } from "./contractors.tables.server.ts";

/**
 * Notes that the contractor proved to own the e-mail address.
 * @returns the business's name, the address, and whether this was the first time; null for an unknown account
 */
export async function verifyEmail(
  { tx, now }: UnitOfWork,
  contractorId: string,
): Promise<{ businessName: string; email: string; first: boolean } | null> {
  const [contractor] = await tx
    .select()
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId))
    .for("update");
  if (!contractor) return null;
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
