import { eq } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { ownAddresses } from "./own-addresses.tables.server.ts";

/** Days that a released subdomain is reserved for its business, since its links are still in use. */
export const reservedDays = 90;

/** Maximum number of names reserved for a business; after that it must choose one of them. */
export const maxReservedNames = 20;

/** Releases an address: a subdomain is reserved for a while, a domain is deleted. */
export async function releaseAddress(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  addressId: string,
): Promise<void> {
  const [address] = await tx
    .select({ kind: ownAddresses.kind })
    .from(ownAddresses)
    .where(eq(ownAddresses.id, addressId));
  if (address?.kind === "domain") {
    await tx.delete(ownAddresses).where(eq(ownAddresses.id, addressId));
    return;
  }
  await tx
    .update(ownAddresses)
    .set({ state: "released", releasedAt: now, updatedAt: now })
    .where(eq(ownAddresses.id, addressId));
}
