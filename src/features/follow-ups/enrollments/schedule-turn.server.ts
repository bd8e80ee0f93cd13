import { sql } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { followUpTurns } from "../follow-ups.tables.server.ts";
import { followUpsDue } from "../follow-ups.ts";

/** Gives a business a turn at this moment, unless it has one sooner, and wakes who sends. */
export async function scheduleTurn(
  { tx, wake }: Pick<UnitOfWork, "tx" | "wake">,
  contractorId: string,
  dueAt: Date,
): Promise<void> {
  await tx
    .insert(followUpTurns)
    .values({ contractorId, dueAt })
    .onConflictDoUpdate({
      target: followUpTurns.contractorId,
      set: { dueAt: sql`least(coalesce(${followUpTurns.dueAt}, 'infinity'), excluded.due_at)` },
    });
  wake(followUpsDue);
}
