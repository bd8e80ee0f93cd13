import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "~/platform/database/database.server.ts";
import { revenueShareParticipations } from "../revenue-share.tables.server.ts";
import type { ParticipantStatus } from "../revenue-share.ts";

/**
 * Records when a participation begins or ends, in the transaction that changes the status. Does
 * nothing if the status doesn't affect it.
 */
export async function recordParticipation(
  tx: Transaction,
  participantId: string,
  status: ParticipantStatus,
  at: Date,
): Promise<void> {
  const periods = revenueShareParticipations;
  if (status === "active") {
    await tx.insert(periods).values({ participantId, beganAt: at }).onConflictDoNothing();
    return;
  }
  await tx
    .update(periods)
    .set({ endedAt: at })
    .where(and(eq(periods.participantId, participantId), isNull(periods.endedAt)));
}
