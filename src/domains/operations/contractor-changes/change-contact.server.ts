import { and, eq } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { canChangeBusiness } from "~/domains/operations/operations.policy.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { confirmEmailAddress, hashOfAddress } from "~/domains/signup/index.server.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import { directoryTag, pageTag } from "~/domains/storefront/index.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import { hashBody } from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import type { Contact } from "./contractor-changes.schema.ts";

type Account = Pick<
  typeof contractorAccounts.$inferSelect,
  "businessName" | "name" | "email" | "phone"
>;

/** A hash of the contact details the form showed. */
export const hashContact = ({ businessName, name, email, phone }: Account): string =>
  hashBody({ businessName, name, email, phone });

export type ContactChanged = Result<
  { changed: boolean },
  Refused<"not_found" | "changed_elsewhere"> | Invalid
>;

/**
 * Changes a business's name and contact details, and the same values on its pages and in its
 * sign-up answers. Links go to the old email address, not the new one, until the owner confirms it.
 * Audited.
 */
export async function changeContact(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  { seen, business_name: businessName, ...said }: Contact,
): Promise<ContactChanged> {
  authorize(canChangeBusiness(actor));
  const next = { businessName, ...said };
  try {
    return await inTransaction(platform, async (work): Promise<ContactChanged> => {
      const ofAccount = eq(contractorAccounts.id, contractorId);
      const [account] = await work.tx
        .select()
        .from(contractorAccounts)
        .where(ofAccount)
        .for(...lockRows(contractorAccounts));
      if (!account || account.erasedAt) return { ok: false, code: "not_found" };
      const { name, email, phone } = account;
      const before = { businessName: account.businessName, name, email, phone };
      if (hashContact(before) === hashContact(next)) return { ok: true, changed: false };
      if (hashContact(before) !== seen) return { ok: false, code: "changed_elsewhere" };
      const unconfirmed =
        email === next.email ? {} : { emailVerifiedAt: null, emailCorrectedAt: work.now };
      await work.tx
        .update(contractorAccounts)
        .set({ ...next, phoneE164: normalizePhone(next.phone), ...unconfirmed })
        .where(ofAccount);
      await changePages(work, contractorId, before, next);
      await changeAnswers(work, contractorId, before, next);
      await recordChange(work, actor, {
        action: "contractor.edit",
        entity: "contractor",
        entityId: contractorId,
        before,
        after: next,
      });
      return { ok: true, changed: true };
    });
  } catch (error) {
    if (violationOf(error)?.violation !== "duplicate key") throw error;
    return invalid({ email: "Another sign-up for this business already uses this email" });
  }
}

/** Updates the business's name and number on its pages, and the address of its alerts. */
async function changePages(
  { tx, now, dropPages }: UnitOfWork,
  contractorId: string,
  before: Account,
  next: Account,
): Promise<void> {
  for (const field of ["businessName", "email", "phone"] as const) {
    const [was, is] = [before[field], next[field]];
    if (was === is || was === null) continue;
    await tx
      .update(seoPages)
      .set({ [field]: is, updatedAt: now })
      .where(and(eq(seoPages.contractorId, contractorId), eq(seoPages[field], was)));
  }
  const pages = await tx
    .select({ service: seoPages.service, citySlug: seoPages.citySlug, state: seoPages.state })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId));
  if (pages.length > 0) await dropPages(...pages.map(pageTag), directoryTag);
}

/** Changes the sign-up answers, and sends the email that confirms a new address. */
async function changeAnswers(
  work: UnitOfWork,
  contractorId: string,
  before: Account,
  next: Account,
): Promise<void> {
  const { tx, now } = work;
  const [submission] = await tx
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.contractorId, contractorId))
    .for(...lockRows(formSubmissions));
  if (!submission) return;
  await tx
    .update(formSubmissions)
    .set({
      ...(submission.businessName === before.businessName
        ? { businessName: next.businessName }
        : {}),
      ...(submission.email === before.email ? { email: next.email } : {}),
      ...(next.phone && submission.phone === before.phone ? { phone: next.phone } : {}),
      updatedAt: now,
    })
    .where(eq(formSubmissions.id, submission.id));
  if (before.email === next.email || !submission.isCompleted) return;
  await queueEmail(work, confirmEmailAddress, {
    to: next.email,
    cause: `confirm-email:${contractorId}:${now.getTime()}`,
    subjectId: submission.id,
    contractorId,
    params: { submissionId: submission.id, address: hashOfAddress(next.email) },
  });
}
