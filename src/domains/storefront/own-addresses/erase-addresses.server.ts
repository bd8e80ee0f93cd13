import { eq } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { publishAddressChanges } from "./address-changes.server.ts";
import { ownAddresses } from "./own-addresses.tables.server.ts";

/**
 * Deletes the addresses of a business, within the caller's transaction; their hosts can then be used by
 * others.
 */
export async function eraseAddresses(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<void> {
  const gone = await tx
    .delete(ownAddresses)
    .where(eq(ownAddresses.contractorId, contractorId))
    .returning({ pageId: ownAddresses.pageId });
  for (const pageId of new Set(gone.map((one) => one.pageId))) {
    await publishAddressChanges(tx, pageId);
  }
}
