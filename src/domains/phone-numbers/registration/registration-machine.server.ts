import { and, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { type Actor, authorize, isSystem, system } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  brandKey,
  campaignKey,
  numberKey,
  type RegistrationError,
  verificationKey,
} from "~/platform/sms/registration.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { isTollFree } from "~/platform/validation/phone.ts";
import { giveRegisteredNumber, switchToNumber } from "../senders/sender-numbers.server.ts";
import { alertStaff, moveRegistration } from "./move-registration.server.ts";
import { textingRegistrations } from "./registration.tables.server.ts";
import type { RegistrationPart, RegistrationStatus } from "./registration.ts";
import { rejections } from "./rejection-codes.ts";
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
  withoutGone,
} from "./run-steps.server.ts";
import { tollFreeRejections } from "./toll-free-rejections.ts";

/** How often a registration is checked: while carriers decide, and once approved. */
const pollMinutes = { pending: 15, decided: 24 * 60 } as const;
const maxRetryMinutes = 60;

/** The registrations that are due and not leased by a worker; none without a provider. */
export async function listDueRegistrations(platform: Platform, actor: Actor): Promise<string[]> {
  authorize(isSystem(actor));
  if (!platform.sms) return [];
  const now = platform.clock.now();
  const due = await platform.database.query
    .select({ id: textingRegistrations.contractorId })
    .from(textingRegistrations)
    .where(
      and(
        or(lte(textingRegistrations.checkAt, now), wasSkipped()),
        isNull(textingRegistrations.reviewSince),
        isNotLeased(now),
      ),
    )
    .orderBy(textingRegistrations.checkAt)
    .limit(200);
  return due.map(({ id }) => id);
}

/** A worker of the version before toll-free numbers leaves what it doesn't know, without a time to check it. */
const wasSkipped = () =>
  and(
    inArray(textingRegistrations.status, ["verifying", "verification_pending"]),
    isNull(textingRegistrations.checkAt),
  );

const isNotLeased = (now: Date) =>
  or(isNull(textingRegistrations.leasedUntil), lt(textingRegistrations.leasedUntil, now));

/**
 * Advances a registration as far as possible: makes the missing provider calls, or reads the carriers' decision. Safe to
 * run at any time and repeatedly: a worker leases the registration, each call's result is saved, and another worker
 * continues where one stopped (`sms.registration`).
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

/** Leases a due registration; null if another worker has it or nothing is due. The lease of a dead worker expires. */
async function lease({ database, clock }: Platform, contractorId: string) {
  const now = clock.now();
  const [leased] = await database.query
    .update(textingRegistrations)
    .set({ leasedUntil: leaseEnd(now), checkAt: leaseEnd(now) })
    .where(
      and(
        eq(textingRegistrations.contractorId, contractorId),
        or(isNotNull(textingRegistrations.checkAt), wasSkipped()),
        isNull(textingRegistrations.reviewSince),
        isNotLeased(now),
      ),
    )
    .returning();
  return leased ?? null;
}

async function advance(run: Run, row: RegistrationRow): Promise<void> {
  switch (row.status) {
    case "submitting": {
      const result = await runSteps(run, row, run.provider.brandSteps(await detailsOf(run, row)));
      if (!result.ok) return retry(run, row, "brand", result.failure);
      return move(run, "brand_pending", { checkAt: inAMinute(run) });
    }
    case "brand_pending":
      return advanceBrand(run, row);
    case "verifying":
      return submitVerification(run, row);
    case "verification_pending":
      return advanceVerification(run, row);
    case "campaign_pending":
    case "approved":
    case "suspended":
    case "number_inactive":
      if (row.numberType === "toll_free") return advanceVerification(run, row);
      // A brand may be suspended before its campaign was made.
      return row.providerIds[campaignKey] ? advanceCampaign(run, row) : advanceBrand(run, row);
    default:
      return update(run, { checkAt: null });
  }
}

async function advanceBrand(run: Run, row: RegistrationRow): Promise<void> {
  const parsed = await run.provider.readBrand(row.providerIds);
  if (!parsed.ok) return retry(run, row, "brand", parsed);
  if (parsed.status === "gone") {
    return reject(run, "brand", parsed.errors, withoutGone(row, [brandKey, campaignKey]));
  }
  if (parsed.status === "rejected") return reject(run, "brand", parsed.errors);
  if (parsed.status === "suspended") return settle(run, row, "suspended", parsed.errors);
  if (parsed.status === "pending") {
    const since = parsed.needsReply ? (row.needsReplySince ?? run.platform.clock.now()) : null;
    return update(run, { needsReplySince: since, problem: null, failures: 0, ...pollAgain(run) });
  }
  const steps = run.provider.campaignSteps(await detailsOf(run, row));
  const result = await runSteps(run, row, steps);
  if (!result.ok) return retry(run, row, "campaign", result.failure);
  await move(run, "campaign_pending", { needsReplySince: null, checkAt: inAMinute(run) });
}

/** Reads both parts, since carriers may revoke an approval. */
async function advanceCampaign(run: Run, row: RegistrationRow): Promise<void> {
  const brand = await run.provider.readBrand(row.providerIds);
  if (!brand.ok) return retry(run, row, "brand", brand);
  const campaign = await run.provider.readCampaign(row.providerIds);
  if (!campaign.ok) return retry(run, row, "campaign", campaign);
  const errors = [...brand.errors, ...campaign.errors];
  const states = [brand.status, campaign.status];
  if (states.includes("suspended")) return settle(run, row, "suspended", errors);
  if (states.includes("gone")) {
    const keys = brand.status === "gone" ? [brandKey, campaignKey] : [campaignKey];
    return move(run, "expired", { ...withoutGone(row, keys), errors, checkAt: null });
  }
  if (brand.status === "rejected") return reject(run, "brand", brand.errors);
  if (campaign.status === "rejected") return reject(run, "campaign", campaign.errors);
  if (states.includes("pending")) {
    return update(run, { problem: null, failures: 0, ...pollAgain(run) });
  }
  return connectNumber(run, row);
}

/**
 * Adds the business's number to the approved campaign. One is bought only for an approval that a submission led to,
 * not whenever there is none: staff may have removed it.
 */
async function connectNumber(run: Run, row: RegistrationRow): Promise<void> {
  const { platform, contractorId, provider } = run;
  const signatory = system("texting-registration");
  const assigned = await giveRegisteredNumber(
    platform,
    signatory,
    contractorId,
    row.phone.slice(2, 5),
  );
  if (!assigned.ok) {
    await settle(run, row, "approved", []);
    return noteProblem(run, row, assigned.reason, maxRetryMinutes);
  }
  const { number } = assigned;
  if (!number) {
    const isInactive = row.status === "number_inactive";
    return settle(run, row, isInactive ? "number_inactive" : "approved", []);
  }
  await switchToNumber(platform, signatory, contractorId, number);
  const added = await provider.addNumber(row.providerIds, number);
  if (!added.ok) return retry(run, row, "campaign", added);
  await settle(run, row, added.missing ? "number_inactive" : "approved", []);
}

/**
 * Submits a toll-free number, which the business has to own first: it's bought, next to a local number that the business
 * may have.
 */
async function submitVerification(run: Run, row: RegistrationRow): Promise<void> {
  const number = await tollFreeNumber(run, row);
  if (!number) return;
  if (!number.id) return settle(run, row, "number_inactive", []);
  const current = await forNumber(run, row, number.id);
  const details = await detailsOf(run, current);
  const steps = run.provider.verificationSteps(details, number.id);
  const result = await runSteps(run, current, steps);
  if (!result.ok) return retry(run, row, "verification", result.failure);
  await move(run, "verification_pending", { checkAt: inAMinute(run) });
}

/** The business's toll-free number and the provider's ID of it; null if it tries again later. */
async function tollFreeNumber(run: Run, row: RegistrationRow) {
  const { platform, contractorId, provider } = run;
  const signatory = system("texting-registration");
  const assigned = await giveRegisteredNumber(platform, signatory, contractorId, null);
  const phone = assigned.ok ? assigned.number : null;
  if (!phone || !isTollFree(phone)) {
    const reason = assigned.ok ? "The business has no toll-free number." : assigned.reason;
    // Staff gave it a local number, which isn't registered.
    if (phone && row.status === "approved") await settle(run, row, "number_inactive", []);
    else await noteProblem(run, row, reason, maxRetryMinutes);
    return null;
  }
  const found = await provider.findNumber(phone);
  if (found.ok) return { phone, id: found.id };
  await retry(run, row, "verification", found);
  return null;
}

/** A verification is of one number: that of another number is set aside. */
async function forNumber(run: Run, row: RegistrationRow, id: string): Promise<RegistrationRow> {
  const known = row.providerIds[numberKey];
  if (!known || known.id === id) return row;
  const keys = [numberKey, verificationKey];
  await update(run, withoutGone(row, keys));
  const remaining = Object.entries(row.providerIds).filter(([key]) => !keys.includes(key));
  return { ...row, providerIds: Object.fromEntries(remaining) };
}

async function advanceVerification(run: Run, row: RegistrationRow): Promise<void> {
  // The number was missing before its first review.
  if (!row.providerIds[verificationKey]) return connectTollFree(run, row);
  const verification = await run.provider.readVerification(row.providerIds);
  if (!verification.ok) return retry(run, row, "verification", verification);
  const { status, errors, mayEdit, editUntil } = verification;
  if (status === "gone") {
    return move(run, "expired", { ...withoutGone(row, [verificationKey]), errors, checkAt: null });
  }
  if (status === "rejected") return reject(run, "verification", errors, { mayEdit, editUntil });
  if (status !== "approved") {
    // Carriers review an approved number again, and block its texts meanwhile.
    if (row.status !== "verification_pending") return settle(run, row, "suspended", errors);
    return update(run, { problem: null, failures: 0, ...pollAgain(run) });
  }
  await connectTollFree(run, row);
}

/** Texts from the verified number from now on; another number has to be verified first. */
async function connectTollFree(run: Run, row: RegistrationRow): Promise<void> {
  const { platform, contractorId } = run;
  const number = await tollFreeNumber(run, row);
  if (!number) return;
  if (!number.id) return settle(run, row, "number_inactive", []);
  if (number.id !== row.providerIds[numberKey]?.id) {
    return move(run, "verifying", { checkAt: inAMinute(run) });
  }
  await switchToNumber(platform, system("texting-registration"), contractorId, number.phone);
  await settle(run, row, "approved", []);
}

/** Tries again later; a call that would fail again is a rejection, and the account's problems are for staff. */
async function retry(run: Run, row: RegistrationRow, part: RegistrationPart, failure: Failure) {
  const { code, kind, reason, retryAfterSeconds } = failure;
  const isTollFreePart = part === "verification";
  const known = code === null ? null : (isTollFreePart ? tollFreeRejections : rejections)[code];
  if (kind === "rejected" && code !== null && known) {
    return reject(run, isTollFreePart ? part : partOf(code, part), [{ code, text: reason }]);
  }
  if (kind !== "later") return noteProblem(run, row, reason, maxRetryMinutes);
  const doubled = Math.min(2 ** row.failures, maxRetryMinutes);
  const minutes = Math.max(doubled, (retryAfterSeconds ?? 0) / 60);
  await update(run, { failures: row.failures + 1, checkAt: minutesFromNow(run, minutes) });
}

const partOf = (code: number, part: RegistrationPart) => rejections[code]?.part ?? part;

/** Staff are alerted once per problem. */
async function noteProblem(run: Run, row: RegistrationRow, reason: string, minutes: number) {
  const { platform, contractorId } = run;
  await inTransaction(platform, async (work) => {
    const values = { problem: reason.slice(0, 500), checkAt: minutesFromNow(run, minutes) };
    await work.tx
      .update(textingRegistrations)
      .set({ ...values, failures: row.failures + 1, updatedAt: work.now })
      .where(eq(textingRegistrations.contractorId, contractorId));
    if (row.problem !== values.problem) await alertStaff(work, platform, contractorId);
  });
}

async function reject(
  run: Run,
  part: RegistrationPart,
  errors: RegistrationError[],
  values: RegistrationValues = {},
): Promise<void> {
  const { brandRejections, campaignRejections, verificationRejections } = textingRegistrations;
  const counted = {
    brand: { brandRejections: sql`${brandRejections} + 1` },
    campaign: { campaignRejections: sql`${campaignRejections} + 1` },
    verification: { verificationRejections: sql`${verificationRejections} + 1` },
  }[part];
  await move(run, "rejected", {
    ...{ ...values, ...counted },
    ...{ rejectedPart: part, errors, checkAt: null },
  });
}

/** Moves if the state differs, and checks again in a day. */
async function settle(
  run: Run,
  row: RegistrationRow,
  status: RegistrationStatus,
  errors: RegistrationError[],
): Promise<void> {
  const waitsForNumber = status === "number_inactive";
  const checkAgain = waitsForNumber ? { checkAt: minutesFromNow(run, 60) } : pollWhenDecided(run);
  const checked = { problem: null, failures: 0, ...checkAgain };
  if (row.status === status) return update(run, checked);
  const approvedBy = status === "approved" ? { approvedBy: run.provider.name } : {};
  await move(run, status, { ...checked, ...approvedBy, errors });
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

const minutesFromNow = ({ platform }: Run, minutes: number) =>
  new Date(platform.clock.now().getTime() + minutes * minute);
const inAMinute = (run: Run) => minutesFromNow(run, 1);
const pollAgain = (run: Run) => ({ checkAt: minutesFromNow(run, pollMinutes.pending) });
const pollWhenDecided = (run: Run) => ({ checkAt: minutesFromNow(run, pollMinutes.decided) });
