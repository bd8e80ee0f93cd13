import { and, eq, isNull, lt, lte, or, sql } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { type Actor, authorize, isSystem, type Signatory, system } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  brandKey,
  campaignKey,
  type RegistrationStatus as ProviderStatus,
  type RegistrationError,
  type RegistrationIds,
} from "~/platform/sms/registration.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { lockSender, type SenderChange, writeSender } from "../senders/change-sender.server.ts";
import { giveRegisteredNumber } from "../senders/sender-numbers.server.ts";
import { clearedRejection, defaultSenderLimits, type SenderLimits } from "../senders/senders.ts";
import { registrationAlert, registrationDecided } from "./registration.emails.server.ts";
import { registrationChanges, textingRegistrations } from "./registration.tables.server.ts";
import {
  carrierLimits,
  maxBrandRejections,
  type RegistrationKind,
  type RegistrationPart,
  type RegistrationStatus,
} from "./registration.ts";
import { rejectionOf, rejections } from "./rejection-codes.ts";
import {
  detailsOf,
  type Failure,
  leaseEnd,
  minute,
  type RegistrationRow,
  type RegistrationValues,
  type Run,
  runSteps,
  update,
} from "./run-steps.server.ts";

/** What may follow each state. A resubmission goes back to `submitting`. */
export const transitions: Record<RegistrationStatus, readonly RegistrationStatus[]> = {
  submitting: ["brand_pending", "rejected", "approved"],
  brand_pending: ["campaign_pending", "rejected", "suspended"],
  campaign_pending: ["approved", "rejected", "suspended", "expired", "number_inactive"],
  approved: ["rejected", "suspended", "expired", "number_inactive"],
  rejected: ["submitting"],
  suspended: ["campaign_pending", "approved", "rejected", "expired", "number_inactive"],
  expired: ["submitting"],
  number_inactive: ["approved", "rejected", "suspended", "expired"],
};

/** While carriers decide; approved ones are checked daily. */
const pollMinutes = { pending: 15, decided: 24 * 60 } as const;
const maxRetryMinutes = 60;

/** Which registrations are due, and not with a worker. Nothing is due without a provider. */
export async function listDueRegistrations(platform: Platform, actor: Actor): Promise<string[]> {
  authorize(isSystem(actor));
  if (!platform.sms) return [];
  const now = platform.clock.now();
  const due = await platform.database.query
    .select({ id: textingRegistrations.contractorId })
    .from(textingRegistrations)
    .where(and(lte(textingRegistrations.checkAt, now), isFree(now)))
    .orderBy(textingRegistrations.checkAt)
    .limit(200);
  return due.map(({ id }) => id);
}

const isFree = (now: Date) =>
  or(isNull(textingRegistrations.leasedUntil), lt(textingRegistrations.leasedUntil, now));

/**
 * Takes a registration as far as it goes: makes the calls that are missing, or reads what carriers decided. It may be
 * run at any time and any number of times: one worker has it at a time, what was made is saved after each call, and
 * another continues where one stopped (`sms.registration`).
 */
export async function advanceRegistration(
  platform: Platform,
  actor: Actor,
  { contractorId }: { contractorId: string },
): Promise<void> {
  authorize(isSystem(actor));
  const provider = platform.sms?.registration;
  if (!provider) return;
  const leased = await lease(platform, contractorId);
  if (!leased) return;
  const run: Run = { platform, provider, contractorId };
  try {
    await advance(run, leased);
  } finally {
    await update(run, { leasedUntil: null });
  }
}

/** Null if another worker has it or nothing is to do. If this worker dies, the lease ends and another continues. */
async function lease({ database, clock }: Platform, contractorId: string) {
  const now = clock.now();
  const [leased] = await database.query
    .update(textingRegistrations)
    .set({ leasedUntil: leaseEnd(now), checkAt: leaseEnd(now) })
    .where(
      and(
        eq(textingRegistrations.contractorId, contractorId),
        sql`${textingRegistrations.checkAt} is not null`,
        isFree(now),
      ),
    )
    .returning();
  return leased ?? null;
}

async function advance(run: Run, row: RegistrationRow): Promise<void> {
  switch (row.status) {
    case "submitting": {
      const made = await runSteps(run, row, run.provider.brandSteps(await detailsOf(run, row)));
      if (!made.ok) return retry(run, row, "brand", made.failure);
      return move(run, "brand_pending", { checkAt: soon(run) });
    }
    case "brand_pending":
      return advanceBrand(run, row);
    case "campaign_pending":
    case "approved":
    case "suspended":
    case "number_inactive":
      // A brand may be suspended before its campaign was made.
      return row.providerIds[campaignKey] ? advanceCampaign(run, row) : advanceBrand(run, row);
    default:
      return update(run, { checkAt: null });
  }
}

async function advanceBrand(run: Run, row: RegistrationRow): Promise<void> {
  const read = await run.provider.readBrand(row.providerIds);
  if (!read.ok) return retry(run, row, "brand", read);
  if (read.status === "rejected" || read.status === "gone") {
    const ids = withoutGone(row.providerIds, { brand: read.status });
    return reject(run, { ...row, providerIds: ids }, "brand", read.errors);
  }
  if (read.status === "suspended") return settle(run, row, "suspended", read.errors);
  if (read.status === "pending") {
    const since = read.needsReply ? (row.needsReplySince ?? run.platform.clock.now()) : null;
    return update(run, { needsReplySince: since, problem: null, failures: 0, ...soonAgain(run) });
  }
  const steps = run.provider.campaignSteps(await detailsOf(run, row));
  const made = await runSteps(run, row, steps);
  if (!made.ok) return retry(run, row, "campaign", made.failure);
  await move(run, "campaign_pending", { needsReplySince: null, checkAt: soon(run) });
}

/** What the provider no longer has is made again when the owner resubmits. */
function withoutGone(
  ids: RegistrationIds,
  states: { brand?: ProviderStatus; campaign?: ProviderStatus },
): RegistrationIds {
  const isBrandGone = states.brand === "gone";
  const gone = [
    ...(isBrandGone ? [brandKey] : []),
    ...(isBrandGone || states.campaign === "gone" ? [campaignKey] : []),
  ];
  return Object.fromEntries(Object.entries(ids).filter(([key]) => !gone.includes(key)));
}

/** Reads both parts, since carriers may take back what they approved. */
async function advanceCampaign(run: Run, row: RegistrationRow): Promise<void> {
  const brand = await run.provider.readBrand(row.providerIds);
  if (!brand.ok) return retry(run, row, "brand", brand);
  const campaign = await run.provider.readCampaign(row.providerIds);
  if (!campaign.ok) return retry(run, row, "campaign", campaign);
  const errors = [...brand.errors, ...campaign.errors];
  const states = [brand.status, campaign.status];
  if (states.includes("suspended")) return settle(run, row, "suspended", errors);
  if (states.includes("gone")) {
    const gone = { brand: brand.status, campaign: campaign.status };
    const providerIds = withoutGone(row.providerIds, gone);
    return move(run, "expired", { providerIds, errors, checkAt: null });
  }
  if (brand.status === "rejected") return reject(run, row, "brand", brand.errors);
  if (campaign.status === "rejected") return reject(run, row, "campaign", campaign.errors);
  if (states.includes("pending")) {
    return update(run, { problem: null, failures: 0, ...soonAgain(run) });
  }
  return connectNumber(run, row);
}

/** Adds the business's number to the approved campaign; a business without one gets one bought. */
async function connectNumber(run: Run, row: RegistrationRow): Promise<void> {
  const { platform, contractorId, provider } = run;
  const by = system("texting-registration");
  const given = await giveRegisteredNumber(platform, by, contractorId, row.phone.slice(2, 5));
  if (!given.ok) {
    await settle(run, row, "approved", []);
    return noteProblem(run, row, given.reason, maxRetryMinutes);
  }
  const added = await provider.addNumber(row.providerIds, given.number);
  if (!added.ok) return retry(run, row, "campaign", added);
  await settle(run, row, added.missing ? "number_inactive" : "approved", []);
}

/** Tries again later; a call that would fail again is a rejection, and the account's problems are for staff. */
async function retry(run: Run, row: RegistrationRow, part: RegistrationPart, failure: Failure) {
  const { code, kind, reason, retryAfterSeconds } = failure;
  if (kind === "rejected" && code !== null && rejections[code]) {
    return reject(run, row, rejections[code].part ?? part, [{ code, text: reason }]);
  }
  if (kind !== "later") return noteProblem(run, row, reason, maxRetryMinutes);
  const doubled = Math.min(2 ** row.failures, maxRetryMinutes);
  const minutes = Math.max(doubled, (retryAfterSeconds ?? 0) / 60);
  await update(run, { failures: row.failures + 1, checkAt: inMinutes(run, minutes) });
}

/** Staff are alerted once per problem. */
async function noteProblem(run: Run, row: RegistrationRow, reason: string, minutes: number) {
  const { platform, contractorId } = run;
  await inTransaction(platform, async (work) => {
    const values = { problem: reason.slice(0, 500), checkAt: inMinutes(run, minutes) };
    await work.tx
      .update(textingRegistrations)
      .set({ ...values, failures: row.failures + 1, updatedAt: work.now })
      .where(eq(textingRegistrations.contractorId, contractorId));
    if (row.problem !== values.problem) await alertStaff(work, platform, contractorId);
  });
}

async function reject(
  run: Run,
  row: RegistrationRow,
  part: RegistrationPart,
  errors: RegistrationError[],
): Promise<void> {
  const brandRejections = row.brandRejections + (part === "brand" ? 1 : 0);
  const { providerIds } = row;
  const values = { providerIds, rejectedPart: part, errors, brandRejections, checkAt: null };
  await move(run, "rejected", values);
}

/** Moves if the state differs, and checks again in a day. */
async function settle(
  run: Run,
  row: RegistrationRow,
  status: RegistrationStatus,
  errors: RegistrationError[],
): Promise<void> {
  const waitsForNumber = status === "number_inactive";
  const checkAgain = waitsForNumber ? { checkAt: inMinutes(run, 60) } : later(run);
  const checked = { problem: null, failures: 0, ...checkAgain };
  if (row.status === status) return update(run, checked);
  await move(run, status, { ...checked, errors });
}

async function move(
  run: Run,
  status: RegistrationStatus,
  values: RegistrationValues,
): Promise<void> {
  const { platform, contractorId } = run;
  await inTransaction(platform, async (work) => {
    await moveRegistration(work, platform, system("texting-registration"), contractorId, {
      status,
      values,
    });
  });
}

/**
 * Moves a registration to another state: history, audit, the sender that the gate reads, and alerts. Texts on hold are
 * released by `sender.changed`, at the sender's rate.
 * @returns whether it could move
 */
export async function moveRegistration(
  work: UnitOfWork,
  platform: Pick<Platform, "settings">,
  by: Signatory,
  contractorId: string,
  { status, values }: { status: RegistrationStatus; values: RegistrationValues },
): Promise<boolean> {
  const { tx, now } = work;
  const found = await lockSender(work, contractorId);
  const [row] = await tx
    .select()
    .from(textingRegistrations)
    .where(eq(textingRegistrations.contractorId, contractorId));
  if (!found || !row || !transitions[row.status].includes(status)) return false;
  const isDecided = status === "approved" || status === "rejected";
  const [moved] = await tx
    .update(textingRegistrations)
    .set({ ...values, status, decidedAt: isDecided ? now : row.decidedAt, updatedAt: now })
    .where(eq(textingRegistrations.contractorId, contractorId))
    .returning();
  if (!moved) return false;
  await noteChange(work, moved);
  await writeSender(work, by, contractorId, senderChangeOf(moved, row.status, found.sender, now));
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
    codes: row.errors.map(({ code }) => code),
    createdAt: now,
  });
}

const senderStates: Record<RegistrationStatus, "pending" | "approved" | "rejected"> = {
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
  expired: "The registration ended",
  number_inactive: "The number isn’t in the provider account anymore",
};

/** What the gate reads: only an approved registration lets texts through. Approved, carriers' limits apply. */
export function senderChangeOf(
  row: RegistrationRow,
  before: RegistrationStatus | null,
  sender: SenderLimits | null,
  now: Date,
): SenderChange {
  const { status, kind, errors, providerIds, submittedAt, decidedAt } = row;
  const registration = senderStates[status];
  const reasons = errors.map(({ code }) => `${rejectionOf(code).text} (${code})`).join(" ");
  const isApproved = registration === "approved";
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
      submittedAt,
      decidedAt: registration === "pending" ? null : decidedAt,
      ...(isApproved ? { ...limitsOf(kind, sender), ...clearedRejection(now) } : {}),
    },
    before: { registration: before },
    after: { registration: status },
  };
}

/** The carriers' limits, or lower ones that staff set. */
function limitsOf(kind: RegistrationKind, sender: SenderLimits | null) {
  const { textsPerSecond, textsPerDay } = sender ?? defaultSenderLimits;
  const limits = carrierLimits[kind];
  return {
    textsPerSecond: Math.min(textsPerSecond, limits.textsPerSecond),
    textsPerDay: Math.min(textsPerDay, limits.textsPerDay),
  };
}

/** Rejected three times, or something an owner can't fix. */
const needsStaff = ({ status, errors, brandRejections, rejectedPart }: RegistrationRow): boolean =>
  ["suspended", "expired", "number_inactive"].includes(status) ||
  (status === "rejected" &&
    ((rejectedPart === "brand" && brandRejections >= maxBrandRejections) ||
      errors.length === 0 ||
      errors.some(({ code }) => rejectionOf(code).fix === "staff")));

async function alertStaff(
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

const inMinutes = ({ platform }: Run, minutes: number) =>
  new Date(platform.clock.now().getTime() + minutes * minute);
const soon = (run: Run) => inMinutes(run, 1);
const soonAgain = (run: Run) => ({ checkAt: inMinutes(run, pollMinutes.pending) });
const later = (run: Run) => ({ checkAt: inMinutes(run, pollMinutes.decided) });
