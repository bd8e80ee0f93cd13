import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type Actor, authorize, isSystem } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { brandKey, campaignKey } from "~/platform/sms/registration.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canChangeSenders, canReadSenders } from "../senders/senders.policy.ts";
import { advanceRegistrationJob } from "./registration.jobs.server.ts";
import { registrationChanges, textingRegistrations } from "./registration.tables.server.ts";
import type { RegistrationStatus } from "./registration.ts";
import { listDueRegistrations, moveRegistration } from "./registration-machine.server.ts";
import { rejectionOf } from "./rejection-codes.ts";

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
  const { status, kind, legalName, problem, einLast4, brandRejections, checkAt, providerIds } = row;
  return {
    ...{ status, kind, legalName, problem, einLast4, brandRejections, checkAt, history },
    ids: Object.entries(providerIds)
      .filter(([key]) => ["profile", "brand", "service", "campaign"].includes(key))
      .map(([key, { id }]) => ({ key, id })),
    errors: row.errors.map(({ code, text }) => ({ code, text, owner: rejectionOf(code).text })),
    /** Without a provider, staff decide in its place. */
    isSimulated: platform.sms === null && status === "submitting",
  };
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
  const moved = await inTransaction(platform, (work) =>
    moveRegistration(work, platform, actor, contractorId, {
      status: "approved",
      values: { checkAt: null },
    }),
  );
  return moved ? { ok: true } : { ok: false, code: "not_possible" };
}

/** Checks a registration again now; for staff. */
export async function checkRegistrationNow(
  platform: Platform,
  actor: Actor,
  contractorId: string,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canChangeSenders(actor));
  const found = await refresh(platform, eq(textingRegistrations.contractorId, contractorId));
  return found ? { ok: true } : { ok: false, code: "not_found" };
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

async function refresh(platform: Platform, which: SQL | undefined): Promise<boolean> {
  return inTransaction(platform, async ({ tx, now, enqueue }) => {
    const due = await tx
      .update(textingRegistrations)
      .set({ checkAt: now })
      .where(and(which, inArray(textingRegistrations.status, [...open])))
      .returning({ contractorId: textingRegistrations.contractorId });
    for (const one of due) enqueue(advanceRegistrationJob, one);
    return due.length > 0;
  });
}

/** Queues every registration that is due. */
export async function queueDueRegistrations(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  const due = await listDueRegistrations(platform, actor);
  if (due.length === 0) return;
  await inTransaction(platform, async ({ enqueue }) => {
    for (const contractorId of due) enqueue(advanceRegistrationJob, { contractorId });
  });
}
