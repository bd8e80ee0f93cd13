import { eq } from "drizzle-orm";
import type { Happened } from "~/platform/events/reaction.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadViews } from "./lead-views.tables.server.ts";

/** Deletes the saved views of a member who left the business. */
export async function deleteMemberLeadViews(
  { tx }: UnitOfWork,
  { payload: { memberId } }: Happened<{ memberId: string; contractorId: string }>,
): Promise<void> {
  await tx.delete(leadViews).where(eq(leadViews.memberId, memberId));
}
