import { and, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, isSystem, type Signatory, system } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { brandKey, campaignKey } from "~/platform/sms/registration.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { lockSender } from "../senders/change-sender.server.ts";
import { canChangeSenders, canReadSenders } from "../senders/senders.policy.ts";
import { moveRegistration } from "./move-registration.server.ts";
import { advanceRegistrationJob } from "./registration.jobs.server.ts";
import { registrationChanges, textingRegistrations } from "./registration.tables.server.ts";
import { hasTooManyRejections, type RegistrationStatus } from "./registration.ts";
import { detailsMark, findConflicts } from "./registration-conflicts.server.ts";
import { listDueRegistrations } from "./registration-machine.server.ts";
import { rejectionOf, sentBackCode } from "./rejection-codes.ts";
import type { RegistrationRow } from "./run-steps.server.ts";

/** A business's registration with its history, for staff; null if there is none. */
export async function findRegistration(platform: Platform, actor: Actor, contractorId: string) {
  authorize(canReadSenders(actor));
  const [row] = await platform.database.query
    .select()
    .from(textingRegistrations)
    .where(eq(textingRegistrations.contractorId, contractorId));
  if (!row) return null;
  const history = await platform.database.query
    .select({
      status: registrationChanges.status,
      codes: registrationChanges.codes,
      at: registrationChanges.createdAt,
    })
    .from(registrationChanges)
    .where(eq(registrationChanges.contractorId, contractorId))
    .orderBy(desc(registrationChanges.createdAt), desc(registrationChanges.id))
    .limit(50);
  const { status, kind, legalName, problem, einLast4, checkAt, approvedBy, reviewSince } = row;
  return {
    ...{ status, kind, legalName, problem, einLast4, checkAt, approvedBy, reviewSince, history },
    ids: idsOf(row),
    /** Other businesses with the same details; for staff only. */
    conflicts: await findConflicts(platform.database.query, contractorId, row),
    /** Whether the owner can't resubmit until staff allow it. */
    isStopped: hasTooManyRejections(row),
    errors: row.errors.map(({ code, text }) => ({
      label: code === sentBackCode ? "Sent back" : `Code ${code}`,
      text,
      owner: rejectionOf(code).text,
    })),
    /** Without a provider, staff decide in its place. */
    isSimulated: platform.sms === null && status === "submitting" && reviewSince === null,
  };
}

/** What was made at the provider, with what it no longer has and what was made for the other kind. */
function idsOf({ providerIds, otherKind, goneIds }: RegistrationRow) {
  const shown = ["profile", "brand", "service", "campaign"];
  const otherIds = Object.entries(otherKind?.providerIds ?? {});
  const all = [
    ...Object.entries(providerIds).map(([key, { id }]) => ({ key, label: key, id })),
    ...otherIds.map(([key, { id }]) => ({ key, label: `earlier ${key}`, id })),
    ...goneIds.map(({ key, id }) => ({ key, label: `deleted ${key}`, id })),
  ];
  return all.filter(({ key }) => shown.includes(key)).map(({ label, id }) => ({ label, id }));
}

export type FoundRegistration = NonNullable<Awaited<ReturnType<typeof findRegistration>>>;

/** Approves a registration that was recorded while no provider is set up; audited. */
export async function approveSimulated(
  platform: Platform,
  actor: Actor,
  contractorId: string,
): Promise<Result<object, Refused<"not_possible">>> {
  authorize(canChangeSenders(actor));
  if (platform.sms) return { ok: false, code: "not_possible" };
  const moved = await inTransaction(platform, async (work) => {
    const locked = await lockRegistration(work, contractorId);
    if (locked?.status !== "submitting" || locked.reviewSince) return false;
    return moveRegistration(work, platform, actor, contractorId, {
      status: "approved",
      values: { approvedBy: simulation, checkAt: null },
    });
  });
  return moved ? { ok: true } : { ok: false, code: "not_possible" };
}

/** Approves while no provider is set up. */
const simulation = "simulation";

/** Once a provider is set up, what was approved without one counts as not submitted: carriers don't know it. */
export async function resetSimulatedApprovals(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  if (!platform.sms) return;
  const simulated = await platform.database.query
    .select({ contractorId: textingRegistrations.contractorId })
    .from(textingRegistrations)
    .where(
      and(
        eq(textingRegistrations.approvedBy, simulation),
        eq(textingRegistrations.status, "approved"),
      ),
    );
  const signatory = system("texting-registration");
  for (const { contractorId } of simulated) {
    await inTransaction(platform, (work) =>
      moveRegistration(work, platform, signatory, contractorId, {
        status: "not_submitted",
        values: { approvedBy: null, checkAt: null },
      }),
    );
  }
}

/** Locks a business's registration against its owner's and staff's changes; null if there is none. */
async function lockRegistration(
  work: UnitOfWork,
  contractorId: string,
): Promise<RegistrationRow | null> {
  if (!(await lockSender(work, contractorId))) return null;
  const [row] = await work.tx
    .select()
    .from(textingRegistrations)
    .where(eq(textingRegistrations.contractorId, contractorId));
  return row ?? null;
}

type Decided = Promise<Result<object, Refused<"not_possible">>>;

/** Lets a business resubmit after too many rejections; audited. */
export async function allowResubmission(
  platform: Platform,
  actor: Actor,
  contractorId: string,
): Decided {
  authorize(canChangeSenders(actor));
  return inTransaction(platform, async (work) => {
    const row = await lockRegistration(work, contractorId);
    if (!row || !hasTooManyRejections(row)) return { ok: false, code: "not_possible" };
    const { brandRejections, campaignRejections } = row;
    await change(work, actor, contractorId, {
      action: "sender.allow_resubmission",
      values: { brandRejections: 0, campaignRejections: 0 },
      before: { brandRejections, campaignRejections },
      after: { brandRejections: 0, campaignRejections: 0 },
    });
    return { ok: true };
  });
}

/** Submits a registration whose details another business has, since staff found it in order; audited. */
export async function submitReviewed(
  platform: Platform,
  actor: Actor,
  contractorId: string,
): Decided {
  authorize(canChangeSenders(actor));
  return inTransaction(platform, async (work) => {
    const row = await lockRegistration(work, contractorId);
    if (!row?.reviewSince) return { ok: false, code: "not_possible" };
    await change(work, actor, contractorId, {
      action: "sender.submit_reviewed",
      values: {
        reviewSince: null,
        reviewedMark: detailsMark(platform, row),
        checkAt: work.now,
      },
      before: { review: true },
      after: { review: false },
    });
    if (platform.sms) work.enqueue(advanceRegistrationJob, { contractorId });
    return { ok: true };
  });
}

/** Sends a registration whose details another business has back to its owner; audited. */
export async function sendBack(platform: Platform, actor: Actor, contractorId: string): Decided {
  authorize(canChangeSenders(actor));
  return inTransaction(platform, async (work) => {
    const row = await lockRegistration(work, contractorId);
    if (!row?.reviewSince) return { ok: false, code: "not_possible" };
    const moved = await moveRegistration(work, platform, actor, contractorId, {
      status: "rejected",
      values: {
        ...{ reviewSince: null, checkAt: null, rejectedPart: "brand" },
        errors: [{ code: sentBackCode, text: "" }],
      },
    });
    return moved ? { ok: true } : { ok: false, code: "not_possible" };
  });
}

type Change = {
  action: string;
  values: Partial<RegistrationRow>;
  before: object;
  after: object;
};

/** Changes a registration that is locked, without moving it to another state; audited. */
async function change(
  work: UnitOfWork,
  signatory: Signatory,
  contractorId: string,
  { action, values, before, after }: Change,
): Promise<void> {
  await work.tx
    .update(textingRegistrations)
    .set({ ...values, updatedAt: work.now })
    .where(eq(textingRegistrations.contractorId, contractorId));
  const entry = { action, entity: "contractor", entityId: contractorId, before, after };
  await recordChange(work, signatory, entry);
}

/** Checks a registration again now; for staff. */
export async function checkRegistrationNow(
  platform: Platform,
  actor: Actor,
  contractorId: string,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canChangeSenders(actor));
  const isRefreshed = await refresh(platform, eq(textingRegistrations.contractorId, contractorId));
  return isRefreshed ? { ok: true } : { ok: false, code: "not_found" };
}

/** States in which the provider may have news. */
const open: readonly RegistrationStatus[] = [
  "submitting",
  "brand_pending",
  "campaign_pending",
  "approved",
  "suspended",
  "number_inactive",
];

/** A callback about a registration, as received. */
type RegistrationWebhook = { url: URL; body: Buffer; isJson: boolean; signature: string | null };

/**
 * Handles the provider's news about a registration: a form for a profile, or JSON events for brands and campaigns. It
 * only makes the state be read again, so news that comes twice, out of order, or before a response changes nothing.
 */
export async function handleRegistrationWebhook(
  platform: Platform,
  { url, body, isJson, signature }: RegistrationWebhook,
): Promise<Result<object, Refused<"not_found" | "permission_denied">>> {
  const provider = platform.sms?.registration;
  if (!provider) return { ok: false, code: "not_found" };
  const text = body.toString();
  const path = url.pathname + url.search;
  const params = new URLSearchParams(isJson ? "" : text);
  if (!provider.hasValidSignature(path, params, signature, isJson ? body : null)) {
    return { ok: false, code: "permission_denied" };
  }
  // Our reference is the business's id and the kind of its registration.
  const [contractorId = ""] = (url.searchParams.get("reference") ?? "").split(" ");
  if (z.uuid().safeParse(contractorId).success) {
    await refresh(platform, eq(textingRegistrations.contractorId, contractorId));
  }
  const ids = [...new Set(isJson ? text.match(/\b(?:BN|QE)[0-9a-f]{32}\b/g) : [])].slice(0, 100);
  if (ids.length > 0) {
    const named = (key: string) => sql`${textingRegistrations.providerIds}->${key}->>'id'`;
    await refresh(platform, or(inArray(named(brandKey), ids), inArray(named(campaignKey), ids)));
  }
  return { ok: true };
}

async function refresh(platform: Platform, where: SQL | undefined): Promise<boolean> {
  return inTransaction(platform, async ({ tx, now, enqueue }) => {
    const due = await tx
      .update(textingRegistrations)
      .set({ checkAt: now })
      .where(
        and(
          where,
          isNull(textingRegistrations.reviewSince),
          inArray(textingRegistrations.status, [...open]),
        ),
      )
      .returning({ contractorId: textingRegistrations.contractorId });
    for (const registration of due) enqueue(advanceRegistrationJob, registration);
    return due.length > 0;
  });
}

/** Queues every registration that is due. */
export async function queueDueRegistrations(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  await resetSimulatedApprovals(platform, actor);
  const due = await listDueRegistrations(platform, actor);
  if (due.length === 0) return;
  await inTransaction(platform, async ({ enqueue }) => {
    for (const contractorId of due) enqueue(advanceRegistrationJob, { contractorId });
  });
}
