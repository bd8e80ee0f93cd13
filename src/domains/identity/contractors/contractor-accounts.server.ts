import { and, eq, isNull, ne, or } from "drizzle-orm";
import { canChangeContractors } from "~/domains/identity/identity.policy.ts";
import {
  contractorAccounts,
  contractorNotes,
  contractorProgress,
} from "~/domains/identity/identity.tables.server.ts";
import { liftSuppression } from "~/domains/messaging/index.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
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
export async function createContractorAccount(
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

/**
 * Changes contact details of an account that the caller locked. A changed email address is unconfirmed,
 * and links sent to the old one don't confirm it.
 */
export async function changeContractorContact(
  { tx, now }: UnitOfWork,
  account: { id: string; email: string },
  contact: Partial<Omit<ContractorDetails, "city" | "state">>,
): Promise<void> {
  const { email, phone } = contact;
  const isOtherEmail = email !== undefined && email !== account.email;
  await tx
    .update(contractorAccounts)
    .set({
      ...contact,
      ...(phone === undefined ? {} : { phoneE164: normalizePhone(phone) }),
      ...(isOtherEmail ? { emailVerifiedAt: null, emailCorrectedAt: now } : {}),
    })
    .where(eq(contractorAccounts.id, account.id));
}

/** Changes the plan a business wants or has, if it is another one. */
export async function changeSelectedPlan(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
  plan: PlanKey,
): Promise<void> {
  const { id, selectedPlan } = contractorAccounts;
  await tx
    .update(contractorAccounts)
    .set({ selectedPlan: plan })
    .where(and(eq(id, contractorId), or(isNull(selectedPlan), ne(selectedPlan, plan))));
}

/** Sets the address that a business's customers see; with null they see only its city. */
export async function setBusinessAddress(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
  address: string | null,
): Promise<void> {
  await tx
    .update(contractorAccounts)
    .set({ address })
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

/**
 * Records that the contractor proved ownership of the email address.
 * @param confirms whether the proof was sent to the account's current address
 * @returns the business's name, the address, and whether this was the first time; null for an unknown
 * account, or if it doesn't confirm
 */
export async function verifyEmail(
  { tx, now }: UnitOfWork,
  contractorId: string,
  confirms: (account: { email: string; emailCorrectedAt: Date | null }) => boolean,
): Promise<{ businessName: string; email: string; first: boolean } | null> {
  const [contractor] = await tx
    .select()
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId))
    .for(...lockRows(contractorAccounts));
  if (!contractor || !confirms(contractor)) return null;
  const first = contractor.emailVerifiedAt === null;
  if (first) {
    await tx
      .update(contractorAccounts)
      .set({ emailVerifiedAt: now })
      .where(eq(contractorAccounts.id, contractorId));
  }
  const { businessName, email } = contractor;
  return { businessName, email, first };
}

/**
 * Locks a business until the transaction ends, so concurrent changes to what it owns run one after the other.
 * Doesn't block inserts that only reference the business.
 * @returns whether it exists and isn't erased
 */
export async function lockBusinessRow(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<boolean> {
  const [account] = await tx
    .select({ erasedAt: contractorAccounts.erasedAt })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId))
    .for(...lockRows(contractorAccounts, "no key update"));
  return account !== undefined && account.erasedAt === null;
}

/**
 * Unblocks the email address of a contractor who requested it; audited.
 * @returns whether it was blocked
 */
export async function liftContractorSuppression(
  platform: Platform,
  actor: Actor,
  contractorId: string,
): Promise<{ ok: true; changed: boolean }> {
  authorize(canChangeContractors(actor));
  return inTransaction(platform, async (work) => {
    const [account] = await work.tx
      .select({ email: contractorAccounts.email })
      .from(contractorAccounts)
      .where(eq(contractorAccounts.id, contractorId));
    if (!account) return { ok: true, changed: false };
    const lifted = await liftSuppression(work, platform, "email", account.email);
    if (!lifted) return { ok: true, changed: false };
    await recordChange(work, actor, {
      action: "suppression.lift",
      entity: "contractor",
      entityId: contractorId,
      before: { suppressed: true },
      after: { suppressed: false },
    });
    return { ok: true, changed: true };
  });
}

/**
 * Deletes an account with its notes and progress, within the caller's transaction. With `keepBare`, its row
 * remains, without personal data, for business records that reference it.
 */
export async function eraseAccount(
  { tx, now }: UnitOfWork,
  contractorId: string,
  { keepBare }: { keepBare: boolean },
): Promise<void> {
  const account = eq(contractorAccounts.id, contractorId);
  if (!keepBare) {
    await tx.delete(contractorAccounts).where(account);
    return;
  }
  await tx.delete(contractorNotes).where(eq(contractorNotes.contractorId, contractorId));
  await tx.delete(contractorProgress).where(eq(contractorProgress.contractorId, contractorId));
  await tx
    .update(contractorAccounts)
    .set({
      businessName: "Deleted contractor",
      name: "Deleted",
      email: "deleted",
      phone: null,
      phoneE164: null,
      city: null,
      state: null,
      address: null,
      selectedPlan: null,
      emailVerifiedAt: null,
      lastActiveAt: null,
      erasedAt: now,
    })
    .where(account);
}
