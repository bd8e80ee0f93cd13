import { eq, inArray } from "drizzle-orm";
import type { Contact } from "~/features/people/same-person.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { marksOf } from "./find-opt-out.server.ts";
import { optOuts } from "./opt-outs.tables.server.ts";

/** Forgets what staff wrote about why some people declined; that they did stays, under its hash (`opt-outs.history`). */
export async function forgetReasons(
  { tx }: Pick<UnitOfWork, "tx">,
  { fingerprint }: Pick<Platform, "fingerprint">,
  contacts: readonly Contact[],
): Promise<void> {
  await tx
    .update(optOuts)
    .set({ reason: null, conversationId: null })
    .where(inArray(optOuts.addressHash, marksOf(fingerprint, contacts)));
}

/** Deletes who declined messages of a business that is itself deleted, within the caller's transaction. */
export async function eraseOptOuts(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<void> {
  await tx.delete(optOuts).where(eq(optOuts.contractorId, contractorId));
}
