import { and, count, eq, gt, like } from "drizzle-orm";
import {
  changeContractorContact,
  contractorAccounts,
  ensureFirstOwner,
  rememberDevice,
  verifyEmail,
} from "~/domains/identity/index.server.ts";
import { messages, queueEmail } from "~/domains/messaging/index.server.ts";
import { forecastPages, publishConfirmedPages } from "~/domains/publishing/index.server.ts";
import type { PageForecast } from "~/domains/publishing/index.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, system } from "~/domains/shared/index.ts";
import { canOnboard } from "~/domains/signup/signup.policy.ts";
import { changePageContact } from "~/domains/storefront/index.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check, type FormValues } from "~/platform/validation/form.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { confirmEmailAddress } from "./onboarding.emails.server.ts";
import { correctedEmailSchema } from "./onboarding.schema.ts";
import { formSubmissions } from "./onboarding.tables.server.ts";
import { confirmsAddress, hashOfAddress, readOnboardingLink } from "./onboarding-links.server.ts";
import { isCompleted } from "./signed-up.server.ts";

export type Confirmed = { pages: PageForecast[] };

/** The expected outcome of the business's pages, shown before confirming. Null if the link isn't valid. */
export async function readConfirmation(
  platform: Platform,
  token: string,
): Promise<{ pages: PageForecast[] } | null> {
  const contractorId = readOnboardingLink(platform, "confirm", token);
  if (!contractorId) return null;
  const { query } = platform.database;
  const [account] = await query
    .select({
      email: contractorAccounts.email,
      emailCorrectedAt: contractorAccounts.emailCorrectedAt,
    })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  if (!account || !confirmsAddress(platform, token, account)) return null;
  return { pages: await forecastPages(query, platform.settings, contractorId) };
}

/**
 * Confirms the contractor's email. Drafted pages go live if their territory is open and the limit without a
 * plan isn't reached; the others wait for the territory, a plan, or staff (`onboarding.drafts-pages`).
 * Idempotent. `cookie` marks the browser as known, so strangers' attempts never lock out the first owner.
 */
export async function confirmEmail(
  platform: Platform,
  token: string,
): Promise<Result<Confirmed & { cookie: string }, Refused<"link_expired">>> {
  const contractorId = readOnboardingLink(platform, "confirm", token);
  if (!contractorId) return { ok: false, code: "link_expired" };
  return inTransaction(platform, async (work) => {
    const verified = await verifyEmail(work, contractorId, (account) =>
      confirmsAddress(platform, token, account),
    );
    if (!verified) return { ok: false, code: "link_expired" };
    await ensureFirstOwner(work, contractorId);
    const pages = verified.first
      ? await publishConfirmedPages(work, platform.settings, contractorId)
      : [];
    return { ok: true, pages, cookie: rememberDevice(platform, verified.email) };
  });
}

const hour = 60 * 60 * 1000;
/** Confirmation emails one sign-up may send per hour, including the first. */
const maxEmailsPerHour = 4;
/** In milliseconds; a second click within this time sends nothing. */
const doubleClickMs = 5_000;

type Resent = Result<
  { email: string },
  Invalid | TooMany | Refused<"link_expired" | "already_done" | "duplicate key">
>;

/**
 * Resends the confirmation email, to a corrected address if one is given. Only the browser that completed
 * the sign-up may do this, within a day and before an address is confirmed. Links sent to an earlier
 * address stop working. A double click sends one email. A correction is audited without the addresses.
 * @param submissionId from the browser's signed cookie; null without one
 */
export async function resendConfirmation(
  platform: Platform,
  actor: Actor,
  submissionId: string | null,
  values: FormValues,
): Promise<Resent> {
  authorize(canOnboard(actor));
  const corrected = "email" in values ? check(correctedEmailSchema, values) : null;
  if (corrected && !corrected.ok) return corrected;
  if (!submissionId) return { ok: false, code: "link_expired" };
  try {
    return await inTransaction<Resent>(platform, (work) =>
      resend(work, submissionId, corrected?.value.email ?? null),
    );
  } catch (error) {
    const violation = violationOf(error)?.violation;
    if (violation !== "duplicate key") throw error;
    return invalid({ email: "You already signed up this business with that address" });
  }
}

async function resend(work: UnitOfWork, id: string, corrected: string | null): Promise<Resent> {
  const { tx, now } = work;
  const findCompleted = () =>
    tx
      .select({ contractorId: formSubmissions.contractorId })
      .from(formSubmissions)
      .where(isCompleted(id));
  const [completed] = await findCompleted();
  if (!completed) return { ok: false, code: "link_expired" };
  const { contractorId } = completed;
  const [account] = await tx
    .select()
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId))
    .for(...lockRows(contractorAccounts));
  const [submission] = await findCompleted().for(...lockRows(formSubmissions));
  if (!account || !submission) return { ok: false, code: "link_expired" };
  if (account.emailVerifiedAt) return { ok: false, code: "already_done" };
  const cause = `confirm-email:${contractorId}`;
  const sentWithin = (time: number) =>
    and(like(messages.cause, `${cause}%`), gt(messages.createdAt, new Date(now.getTime() - time)));
  const email = corrected ?? account.email;
  const [justSent] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        sentWithin(doubleClickMs),
        like(messages.cause, `${cause}:%`),
        eq(messages.toAddress, email),
      ),
    )
    .limit(1);
  if (justSent && email === account.email) return { ok: true, email };
  const [sent] = await tx.select({ n: count() }).from(messages).where(sentWithin(hour));
  if ((sent?.n ?? 0) >= maxEmailsPerHour) return tooMany(hour / 1000);
  if (email !== account.email) {
    await changeContractorContact(work, account, { email });
    await tx
      .update(formSubmissions)
      .set({ email, updatedAt: now })
      .where(eq(formSubmissions.id, id));
    await changePageContact(work, contractorId, { email: account.email }, { email });
    await recordChange(work, system("correct-email"), {
      action: "onboarding.correct_email",
      entity: "contractor",
      entityId: contractorId,
      before: null,
      after: { changed: ["email"] },
    });
  }
  await queueConfirmation(work, contractorId, id, email);
  return { ok: true, email };
}

type SignUpContact = { businessName: string; email: string; phone: string | null };

/**
 * Updates contact details that staff changed in the sign-up answers, where they match the former ones. An
 * owner who finished signing up gets an email that confirms a new address.
 */
export async function changeSignUpContact(
  work: UnitOfWork,
  contractorId: string,
  before: SignUpContact,
  next: SignUpContact,
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
      ...(next.phone && submission.phone === before.phone
        ? { phone: next.phone, phoneE164: normalizePhone(next.phone) }
        : {}),
      updatedAt: now,
    })
    .where(eq(formSubmissions.id, submission.id));
  if (before.email === next.email || !submission.isCompleted) return;
  await queueConfirmation(work, contractorId, submission.id, next.email);
}

function queueConfirmation(
  work: UnitOfWork,
  contractorId: string,
  submissionId: string,
  email: string,
): Promise<void> {
  return queueEmail(work, confirmEmailAddress, {
    to: email,
    cause: `confirm-email:${contractorId}:${work.now.getTime()}`,
    subjectId: submissionId,
    contractorId,
    params: { submissionId, address: hashOfAddress(email) },
  });
}
