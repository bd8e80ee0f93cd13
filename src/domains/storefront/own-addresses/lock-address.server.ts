import { eq, type SQL } from "drizzle-orm";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { ownAddresses } from "./own-addresses.tables.server.ts";

/**
 * Locks the one address that matches a condition until the transaction ends; null if there is none. Locks its
 * page first, in the same order as the commands that choose an address.
 */
export async function lockAddress({ tx }: Pick<UnitOfWork, "tx">, which: SQL | undefined) {
  const [known] = await tx.select({ pageId: ownAddresses.pageId }).from(ownAddresses).where(which);
  if (!known) return null;
  const { id } = seoPages;
  await tx
    .select({ id })
    .from(seoPages)
    .where(eq(id, known.pageId))
    .for(...lockRows(seoPages));
  const [address] = await tx
    .select()
    .from(ownAddresses)
    .where(which)
    .for(...lockRows(ownAddresses));
  return address ?? null;
}
