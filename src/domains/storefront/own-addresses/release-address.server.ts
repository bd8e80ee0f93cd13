import { eq } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { ownAddresses } from "./own-addresses.tables.server.ts";

/** So long a subdomain that was given up is for the same business alone: its links are still about. */
export const keptBackDays = 90;

/** As many names as are kept back for one business before it has to choose one of them. */
export const maxKeptBack = 20;

/** Gives an address up: a subdomain is kept back for a while, a domain is forgotten. */
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
