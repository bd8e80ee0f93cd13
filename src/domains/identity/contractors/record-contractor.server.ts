import { eq } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { contractorAccounts, contractorProgress } from "./contractors.tables.server.ts";
import type { PlanKey } from "./contractors.ts";

export type ContractorDetails = {
  businessName: string;
  name: string;
  email: string;
  phone: string | null;
  city: string | null;
  state: string | null;
};

/**
 * Creates a separate account for a new onboarding or participation. An unconfirmed email address is never
 * matched to an existing account.
 */
export async function openContractorAccount(
  { tx, now }: UnitOfWork,
  details: ContractorDetails & { plan: PlanKey | null; emailVerifiedAt?: Date | null },
): Promise<string> {
  const { plan, ...contractor } = details;
  const [opened] = await tx
    .insert(contractorAccounts)
    .values({
      ...contractor,
      phoneE164: normalizePhone(contractor.phone),
      selectedPlan: plan,
      createdAt: now,
    })
    .returning({ id: contractorAccounts.id });
  if (!opened) throw new Error("Account not created");
  return opened.id;
}

/** Updates an account from its onboarding. */
export async function updateContractorDetails(
  { tx }: UnitOfWork,
  contractorId: string,
  details: ContractorDetails,
): Promise<void> {
  await tx
    .update(contractorAccounts)
    .set({ ...details, phoneE164: normalizePhone(details.phone) })
    .where(eq(contractorAccounts.id, contractorId));
}

/** Records the onboarding progress; `percentage` is the literal one of the step. */
export async function recordProgress(
  { tx, now }: UnitOfWork,
  contractorId: string,
  progress: { step: number; percentage: number },
): Promise<void> {
  const values = {
    currentStep: progress.step,
    completionPercentage: progress.percentage,
    lastActivity: now,
  };
  await tx
    .insert(contractorProgress)
    .values({ contractorId, ...values })
    .onConflictDoUpdate({ target: contractorProgress.contractorId, set: values });
}
