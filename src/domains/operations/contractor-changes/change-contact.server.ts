import { eq } from "drizzle-orm";
import { changeContractorContact, contractorAccounts } from "~/domains/identity/index.server.ts";
import { canChangeBusiness } from "~/domains/operations/operations.policy.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { changeSignUpContact } from "~/domains/signup/index.server.ts";
import { changePageContact, dropPagesOf } from "~/domains/storefront/index.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import { hashBody } from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
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
  { seen, business_name: businessName, ...fields }: Contact,
): Promise<ContactChanged> {
  authorize(canChangeBusiness(actor));
  const next = { businessName, ...fields };
  try {
    return await inTransaction(platform, async (work): Promise<ContactChanged> => {
      const [account] = await work.tx
        .select()
        .from(contractorAccounts)
        .where(eq(contractorAccounts.id, contractorId))
        .for(...lockRows(contractorAccounts));
      if (!account || account.erasedAt) return { ok: false, code: "not_found" };
      const { name, email, phone } = account;
      const before = { businessName: account.businessName, name, email, phone };
      if (hashContact(before) === hashContact(next)) return { ok: true, changed: false };
      if (hashContact(before) !== seen) return { ok: false, code: "changed_elsewhere" };
      await changeContractorContact(work, account, next);
      await changePageContact(work, contractorId, before, next);
      await dropPagesOf(work, contractorId);
      await changeSignUpContact(work, contractorId, before, next);
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
