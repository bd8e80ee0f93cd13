import { eq } from "drizzle-orm";
import { senderDays, senders } from "~/features/senders/senders.tables.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { enrollments, followUpTurns, sequences } from "./follow-ups.tables.server.ts";

/** Deletes what a business sends, from which number, and to whom it would, within the caller's transaction. */
export async function eraseFollowUps(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<void> {
  for (const table of [followUpTurns, enrollments, sequences, senderDays, senders]) {
    await tx.delete(table).where(eq(table.contractorId, contractorId));
  }
}
