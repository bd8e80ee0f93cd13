import { eq } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { reviewRequests, reviewSettings } from "./reviews.tables.server.ts";

/** Deletes what a business asked for and how, within the caller's transaction; of a person it goes with their jobs. */
export async function eraseReviews(
  { tx }: Pick<UnitOfWork, "tx">,
  { contractorId }: { contractorId: string },
): Promise<void> {
  await tx.delete(reviewRequests).where(eq(reviewRequests.contractorId, contractorId));
  await tx.delete(reviewSettings).where(eq(reviewSettings.contractorId, contractorId));
}
