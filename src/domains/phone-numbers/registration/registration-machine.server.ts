import { and, eq, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { type Actor, authorize, isSystem, system } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { brandKey, campaignKey, type RegistrationError } from "~/platform/sms/registration.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { giveRegisteredNumber } from "../senders/sender-numbers.server.ts";
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
        lte(textingRegistrations.checkAt, now),
        isNull(textingRegistrations.reviewSince),
        isNotLeased(now),
      ),
    )
    .orderBy(textingRegistrations.checkAt)
    .limit(200);
  return due.map(({ id }) => id);
}

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
        isNotNull(textingRegistrations.checkAt),
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
  const added = await provider.addNumber(row.providerIds, number);
  if (!added.ok) return retry(run, row, "campaign", added);
  await settle(run, row, added.missing ? "number_inactive" : "approved", []);
}

/** Tries again later; a call that would fail again is a rejection, and the account's problems are for staff. */
async function retry(run: Run, row: RegistrationRow, part: RegistrationPart, failure: Failure) {
  const { code, kind, reason, retryAfterSeconds } = failure;
  if (kind === "rejected" && code !== null && rejections[code]) {
    return reject(run, rejections[code].part ?? part, [{ code, text: reason }]);
  }
  if (kind !== "later") return noteProblem(run, row, reason, maxRetryMinutes);
  const doubled = Math.min(2 ** row.failures, maxRetryMinutes);
  const minutes = Math.max(doubled, (retryAfterSeconds ?? 0) / 60);
  await update(run, { failures: row.failures + 1, checkAt: minutesFromNow(run, minutes) });
}

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
  const { brandRejections, campaignRejections } = textingRegistrations;
  const counted =
    part === "brand"
      ? { brandRejections: sql`${brandRejections} + 1` }
      : { campaignRejections: sql`${campaignRejections} + 1` };
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
