import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { type MessageRow, queueEmail } from "~/domains/messaging/index.server.ts";
import { acquireLock, recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type Signatory, system } from "~/domains/shared/index.ts";
import { dropPagesOf } from "~/domains/storefront/index.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { senderRefusedAlert } from "./senders.emails.server.ts";
import { senderChanged } from "./senders.events.ts";
import { canChangeSenders } from "./senders.policy.ts";
import type { LimitsRequest, RegistrationRequest } from "./senders.schema.ts";
import { senders, trackedNumbers } from "./senders.tables.server.ts";
import { clearedRejection, defaultSenderLimits, type SenderLimits } from "./senders.ts";

export type SenderRow = typeof senders.$inferSelect;
export type SenderChange = {
  /** Action name in the audit log. */
  action: string;
  values: Partial<typeof senders.$inferInsert>;
  /** State before the change for the audit log; no phone numbers. */
  before: object;
  after: object;
};
export type ChangedSender = Result<object, Refused<"not_found" | "code_taken">>;

/**
 * Changes a business's sender; audited. Records `sender.changed`, since texts may be waiting for the
 * change. Does nothing if no value changes.
 * @param change returns null if there is nothing to do
 */
export async function changeSender(
  platform: Platform,
  signatory: Signatory,
  contractorId: string,
  change: (before: SenderRow | null, now: Date) => SenderChange | null,
): Promise<ChangedSender> {
  try {
    return await inTransaction(platform, async (work) => {
      const sender = await lockSender(work, contractorId);
      if (!sender) return { ok: false, code: "not_found" };
      const changed = change(sender.sender, work.now);
      const phone = changed?.values.phone;
      if (phone && (await isTracked(work.tx, phone))) return { ok: false, code: "code_taken" };
      if (changed) await writeSender(work, signatory, contractorId, changed);
      return { ok: true };
    });
  } catch (error) {
    if (violationOf(error)?.violation !== "duplicate key") throw error;
    return { ok: false, code: "code_taken" };
  }
}

/** Locks number assignment until the transaction ends, so no two businesses get the same number. */
export async function lockNumberAssignment(tx: Transaction): Promise<void> {
  await acquireLock(tx, "numbers-of-businesses");
}

async function isTracked(tx: Transaction, phone: string): Promise<boolean> {
  await lockNumberAssignment(tx);
  return (await tx.$count(trackedNumbers, eq(trackedNumbers.phone, phone))) > 0;
}

/** Locks a business's sender to serialize changes by staff. @returns null if the business was deleted */
export async function lockSender(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<{ sender: SenderRow | null } | null> {
  const [account] = await tx
    .select({ erasedAt: contractorAccounts.erasedAt })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId))
    .for(...lockRows(contractorAccounts));
  if (!account || account.erasedAt) return null;
  const [sender] = await tx.select().from(senders).where(eq(senders.contractorId, contractorId));
  return { sender: sender ?? null };
}

/** Writes a change of a sender that is locked; audited. */
export async function writeSender(
  work: UnitOfWork,
  signatory: Signatory,
  contractorId: string,
  { action, values, before, after }: SenderChange,
): Promise<void> {
  const { tx, now, record } = work;
  await tx
    .insert(senders)
    .values({ ...values, contractorId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: senders.contractorId, set: { ...values, updatedAt: now } });
  await recordChange(work, signatory, {
    action,
    entity: "contractor",
    entityId: contractorId,
    before,
    after,
  });
  // The "Text us" button has the number.
  if ("phone" in values) await dropPagesOf(work, contractorId);
  record(senderChanged, { contractorId });
}

/**
 * Saves the status of a business's carrier registration; audited. A missing date defaults to today. Saving
 * it as approved clears the provider's rejection, so texts are tried again.
 */
export async function saveRegistration(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  request: RegistrationRequest,
): Promise<ChangedSender> {
  authorize(canChangeSenders(actor));
  const { registration, brand, campaign } = request;
  return changeSender(platform, actor, contractorId, (before, now) => {
    const isDecided = registration === "approved" || registration === "rejected";
    const isSubmitted = isDecided || registration === "pending";
    const decidedBefore = before?.registration === registration ? before.decidedAt : null;
    const values = {
      registration,
      brand,
      campaign,
      rejectedBecause: registration === "rejected" ? request.rejected_because : null,
      submittedAt: isSubmitted ? (request.submitted_on ?? before?.submittedAt ?? now) : null,
      decidedAt: isDecided ? (request.decided_on ?? decidedBefore ?? now) : null,
      ...(registration === "approved" && before?.refusedAt ? clearedRejection(now) : {}),
    };
    if (before && isDeepStrictEqual({ ...before, ...values }, before)) return null;
    return {
      action: "sender.registration",
      values,
      before: { registration: before?.registration ?? "not_started" },
      after: { registration },
    };
  });
}

type AllLimits = SenderLimits & Pick<SenderRow, "budgetCents" | "allowsCaribbean">;

/**
 * Sets how many texts a business's number may send per second, day, and month, what they may cost,
 * and where they may go; audited.
 */
export async function saveLimits(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  request: LimitsRequest,
): Promise<ChangedSender> {
  authorize(canChangeSenders(actor));
  const limits: AllLimits = {
    textsPerSecond: request.texts_per_second,
    textsPerDay: request.texts_per_day,
    textsPerMonth: request.texts_per_month,
    budgetCents: request.monthly_budget,
    allowsCaribbean: request.allows_caribbean,
  };
  return changeSender(platform, actor, contractorId, (sender) => {
    const { textsPerSecond, textsPerDay, textsPerMonth } = sender ?? defaultSenderLimits;
    const { budgetCents = null, allowsCaribbean = false } = sender ?? {};
    const before: AllLimits = {
      textsPerSecond,
      textsPerDay,
      textsPerMonth,
      budgetCents,
      allowsCaribbean,
    };
    if (JSON.stringify(before) === JSON.stringify(limits)) return null;
    return { action: "sender.limits", values: limits, before, after: limits };
  });
}

/** Clears the provider's rejection of a business's texts so they are tried again; audited. */
export async function tryAgain(
  platform: Platform,
  actor: Actor,
  contractorId: string,
): Promise<ChangedSender> {
  authorize(canChangeSenders(actor));
  return changeSender(platform, actor, contractorId, (before, now) => {
    if (!before?.refusedAt) return null;
    return {
      action: "sender.try_again",
      values: clearedRejection(now),
      before: { refused: before.refusedCode },
      after: { refused: null },
    };
  });
}

/** Releases a business's automatic texts that a burst paused; audited (`sms.bursts`). */
export async function releaseBurst(
  platform: Platform,
  actor: Actor,
  contractorId: string,
): Promise<ChangedSender> {
  authorize(canChangeSenders(actor));
  return changeSender(platform, actor, contractorId, (before, now) => {
    if (!before?.burstAt) return null;
    return {
      action: "sender.release-burst",
      values: { burstAt: null, burst: null, burstReleasedAt: now },
      before: { burst: before.burst },
      after: { burst: null },
    };
  });
}

/**
 * Records that the provider rejected a text because of the business's number, and notifies staff. Ignores a
 * known rejection, one for another number, and one for a text sent before staff last clicked try again.
 * @param code the provider's error code
 */
export async function noteRefusal(
  work: UnitOfWork,
  { settings }: Pick<Platform, "settings">,
  { contractorId, fromAddress, createdAt }: MessageRow,
  code: number,
): Promise<void> {
  if (!contractorId || !fromAddress) return;
  const { tx, now } = work;
  const [sender] = await tx
    .select()
    .from(senders)
    .where(eq(senders.contractorId, contractorId))
    .for(...lockRows(senders));
  if (sender?.phone !== fromAddress || sender.refusedAt) return;
  if (sender.triedAgainAt && createdAt <= sender.triedAgainAt) return;
  await tx
    .update(senders)
    .set({ refusedAt: now, refusedCode: code, updatedAt: now })
    .where(eq(senders.contractorId, contractorId));
  await recordChange(work, system("texts"), {
    action: "sender.refused",
    entity: "contractor",
    entityId: contractorId,
    before: { refused: null },
    after: { refused: code },
  });
  await queueEmail(work, senderRefusedAlert, {
    to: settings.contactEmail,
    cause: `sender-refused:${contractorId}:${now.toISOString()}`,
    subjectId: contractorId,
    contractorId,
    params: { contractorId, code },
  });
  work.record(senderChanged, { contractorId });
}
