import { eq } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import type { Signatory } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { lockSender, type SenderChange, writeSender } from "../senders/change-sender.server.ts";
import {
  clearedRejection,
  defaultSenderLimits,
  type RegistrationState,
  type SenderLimits,
} from "../senders/senders.ts";
import { registrationAlert, registrationDecided } from "./registration.emails.server.ts";
import { registrationChanges, textingRegistrations } from "./registration.tables.server.ts";
import { carrierLimits, hasTooManyRejections, type RegistrationStatus } from "./registration.ts";
import { rejectionOf, rejectionText, sentBackCode } from "./rejection-codes.ts";
import type { RegistrationRow, RegistrationValues } from "./run-steps.server.ts";

/** What may follow each state. A resubmission goes back to `submitting`. */
const transitions: Record<RegistrationStatus, readonly RegistrationStatus[]> = {
  not_submitted: ["submitting"],
  submitting: ["brand_pending", "rejected", "approved"],
  brand_pending: ["campaign_pending", "rejected", "suspended"],
  campaign_pending: ["approved", "rejected", "suspended", "expired", "number_inactive"],
  approved: ["rejected", "suspended", "expired", "number_inactive", "not_submitted"],
  rejected: ["submitting"],
  suspended: ["campaign_pending", "approved", "rejected", "expired", "number_inactive"],
  expired: ["submitting"],
  number_inactive: ["approved", "rejected", "suspended", "expired"],
};

/**
 * Moves a registration to another state: history, audit, the sender that the gate reads, and alerts. Texts on hold are
 * released by `sender.changed`, at the sender's rate.
 * @returns whether it could move
 */
export async function moveRegistration(
  work: UnitOfWork,
  platform: Pick<Platform, "settings">,
  signatory: Signatory,
  contractorId: string,
  { status, values }: { status: RegistrationStatus; values: RegistrationValues },
): Promise<boolean> {
  const { tx, now } = work;
  const sender = await lockSender(work, contractorId);
  const [row] = await tx
    .select()
    .from(textingRegistrations)
    .where(eq(textingRegistrations.contractorId, contractorId));
  if (!sender || !row || !transitions[row.status].includes(status)) return false;
  const isDecided = status === "approved" || status === "rejected";
  const [moved] = await tx
    .update(textingRegistrations)
    .set({ ...values, status, decidedAt: isDecided ? now : row.decidedAt, updatedAt: now })
    .where(eq(textingRegistrations.contractorId, contractorId))
    .returning();
  if (!moved) return false;
  await noteChange(work, moved);
  await writeSender(
    work,
    signatory,
    contractorId,
    senderChangeOf(moved, row.status, sender.sender, now),
  );
  if (needsStaff(moved)) await alertStaff(work, platform, contractorId);
  if (isDecided) await notifyOwner(work, contractorId);
  return true;
}

/** Adds the current state to the history. */
export async function noteChange({ tx, now }: UnitOfWork, row: RegistrationRow): Promise<void> {
  await tx.insert(registrationChanges).values({
    id: newId(),
    contractorId: row.contractorId,
    status: row.status,
    codes: row.errors.map(({ code }) => code).filter((code) => code !== sentBackCode),
    createdAt: now,
  });
}

const senderStates: Record<RegistrationStatus, RegistrationState> = {
  not_submitted: "not_started",
  submitting: "pending",
  brand_pending: "pending",
  campaign_pending: "pending",
  approved: "approved",
  rejected: "rejected",
  suspended: "rejected",
  expired: "rejected",
  number_inactive: "rejected",
};

const holdReasons: Partial<Record<RegistrationStatus, string>> = {
  suspended: "Suspended by the carriers",
  expired: "The registration expired",
  number_inactive: "The number isn’t in the provider account anymore",
};

/** What the gate reads: only an approved registration lets texts through. Approved, carriers' limits apply. */
export function senderChangeOf(
  row: RegistrationRow,
  before: RegistrationStatus | null,
  sender: SenderLimits | null,
  now: Date,
): SenderChange {
  const { status, errors, providerIds, decidedAt } = row;
  const registration = senderStates[status];
  const reasons = errors.map(({ code }) => rejectionText(code)).join(" ");
  const isApproved = registration === "approved";
  const isDecided = isApproved || registration === "rejected";
  return {
    action: "sender.registration",
    values: {
      registration,
      rejectedBecause:
        registration === "rejected"
          ? (reasons || holdReasons[status] || "No reason given").slice(0, 500)
          : null,
      brand: providerIds.brand?.id ?? null,
      campaign: providerIds.campaign?.id ?? null,
      submittedAt: registration === "not_started" ? null : row.submittedAt,
      decidedAt: isDecided ? decidedAt : null,
      ...(isApproved ? { ...limitsOf(row, sender), ...clearedRejection(now) } : {}),
    },
    before: { registration: before },
    after: { registration: status },
  };
}

/**
 * The carriers' limits, or lower ones that staff set. Those of an earlier registration without an EIN end once the
 * business is approved with one.
 */
function limitsOf({ kind, otherKind }: RegistrationRow, sender: SenderLimits | null) {
  const limits = carrierLimits[kind];
  const earlier = otherKind && kind === "standard" ? carrierLimits.sole_proprietor : null;
  const limitOf = (name: "textsPerSecond" | "textsPerDay") => {
    const current = sender?.[name] ?? defaultSenderLimits[name];
    return Math.min(
      current === earlier?.[name] ? defaultSenderLimits[name] : current,
      limits[name],
    );
  };
  return { textsPerSecond: limitOf("textsPerSecond"), textsPerDay: limitOf("textsPerDay") };
}

/** Rejected too often, or something an owner can't fix. */
const needsStaff = (row: RegistrationRow): boolean =>
  ["suspended", "expired", "number_inactive"].includes(row.status) ||
  (row.status === "rejected" &&
    (hasTooManyRejections(row) ||
      row.errors.length === 0 ||
      row.errors.some(({ code }) => rejectionOf(code).fix === "staff")));

export async function alertStaff(
  work: UnitOfWork,
  { settings }: Pick<Platform, "settings">,
  contractorId: string,
): Promise<void> {
  await queueEmail(work, registrationAlert, {
    to: settings.contactEmail,
    cause: `registration-alert:${contractorId}:${work.now.toISOString()}`,
    subjectId: contractorId,
    contractorId,
    params: { contractorId },
  });
}

/** The owner hears about a decision at the address they confirmed. */
async function notifyOwner(work: UnitOfWork, contractorId: string): Promise<void> {
  const [account] = await work.tx
    .select({ email: contractorAccounts.email, verifiedAt: contractorAccounts.emailVerifiedAt })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  if (!account?.verifiedAt) return;
  await queueEmail(work, registrationDecided, {
    to: account.email,
    cause: `registration-decided:${contractorId}:${work.now.toISOString()}`,
    subjectId: contractorId,
    contractorId,
    params: { contractorId },
  });
}
