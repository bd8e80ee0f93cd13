import { eq } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { apiKeys } from "./api-keys.tables.server.ts";

/** Deletes the keys of a business, within the caller's transaction. */
export async function eraseApiKeys(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<void> {
  await tx.delete(apiKeys).where(eq(apiKeys.contractorId, contractorId));
}
