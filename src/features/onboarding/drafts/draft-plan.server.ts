import { and, eq, isNull, ne, or } from "drizzle-orm";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import type { PlanKey } from "~/features/contractors/contractors.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { findDraft } from "./draft-session.server.ts";

/** The plan that is saved with the unfinished draft that a token opens; null for none. */
export async function readDraftPlan(
  platform: Platform,
  token: string | null,
): Promise<PlanKey | null> {
  const { database, clock } = platform;
  const draft = await findDraft(database.query, token, clock.now());
  if (!draft || draft.submission.isCompleted) return null;
  const [account] = await database.query
    .select({ plan: contractorAccounts.selectedPlan })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, draft.submission.contractorId));
  return account?.plan ?? null;
}

/** Saves another plan with an unfinished draft (`onboarding.plan`). */
export async function chooseDraftPlan(
  platform: Platform,
  token: string | null,
  plan: PlanKey,
): Promise<void> {
  await inTransaction(platform, async ({ tx, now }) => {
    const draft = await findDraft(tx, token, now);
    if (!draft || draft.submission.isCompleted) return;
    await savePlan(tx, draft.submission.contractorId, plan);
  });
}

/** Writes the plan where it is another one than before. */
export async function savePlan(
  tx: Transaction,
  contractorId: string,
  plan: PlanKey,
): Promise<void> {
  const { id, selectedPlan } = contractorAccounts;
  await tx
    .update(contractorAccounts)
    .set({ selectedPlan: plan })
    .where(and(eq(id, contractorId), or(isNull(selectedPlan), ne(selectedPlan, plan))));
}
