import { eq } from "drizzle-orm";
import { apiKeys } from "~/features/members/api-keys.tables.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** Deletes the keys of a business, within the caller's transaction. */
export async function eraseApiKeys(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<void> {
  await tx.delete(apiKeys).where(eq(apiKeys.contractorId, contractorId));
}
