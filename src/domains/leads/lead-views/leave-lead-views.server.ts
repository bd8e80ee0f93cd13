import { eq } from "drizzle-orm";
import type { Happened } from "~/platform/events/reaction.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadViews } from "./lead-views.tables.server.ts";

/** Whoever left a business keeps no views of its leads. */
export async function leaveLeadViews(
  { tx }: UnitOfWork,
  { payload: { memberId } }: Happened<{ memberId: string; contractorId: string }>,
): Promise<void> {
  await tx.delete(leadViews).where(eq(leadViews.memberId, memberId));
}
