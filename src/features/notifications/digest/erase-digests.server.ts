import { and, eq, inArray } from "drizzle-orm";
import { messages } from "~/features/messages/messages.tables.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { morningDigest } from "../notifications.emails.server.ts";

/**
 * Deletes the digests that members of these businesses were sent, within the caller's transaction: each
 * names many people, and which ones nobody wrote down (`privacy.export-and-erasure`).
 */
export async function eraseDigests(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorIds: readonly string[],
): Promise<void> {
  await tx
    .delete(messages)
    .where(
      and(
        eq(messages.kind, morningDigest.kind),
        inArray(messages.contractorId, [...contractorIds]),
      ),
    );
}
