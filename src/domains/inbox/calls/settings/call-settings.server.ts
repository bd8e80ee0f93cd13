import { and, asc, desc, eq } from "drizzle-orm";
import { lockBusinessRow } from "~/domains/identity/index.server.ts";
import { defaultCallSettings, maxBlocked, maxPhones } from "~/domains/inbox/calls/calls.ts";
import { routeCallsJob } from "~/domains/inbox/inbox.jobs.server.ts";
import { canReadCalls, canSetUpCalls } from "~/domains/inbox/inbox.policy.ts";
import { blockedCallers, callPhones } from "~/domains/inbox/inbox.tables.server.ts";
import {
  callSettings,
  findOwnedNumbers,
  saveCallForwarding,
  selectTrackedNumbers,
  senders,
} from "~/domains/phone-numbers/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { dropPagesOf } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { blockSchema, callPhoneSchema, callSettingsSchema } from "./calls.schema.ts";

/** The call settings of the actor's business, and its blocked callers, newest first. */
export async function readCallSettings({ database: { query } }: Platform, actor: Actor) {
  authorize(canReadCalls(actor));
  const { contractorId } = actor;
  const [[stored], [sender], tracked, phones, blocked] = await Promise.all([
    query.select().from(callSettings).where(eq(callSettings.contractorId, contractorId)),
    query
      .select({ phone: senders.phone })
      .from(senders)
      .where(eq(senders.contractorId, contractorId)),
    selectTrackedNumbers(query, contractorId),
    query
      .select({ name: callPhones.name, phone: callPhones.phone })
      .from(callPhones)
      .where(eq(callPhones.contractorId, contractorId))
      .orderBy(asc(callPhones.place)),
    query
      .select({
        phone: blockedCallers.phone,
        blockedBy: blockedCallers.blockedBy,
        createdAt: blockedCallers.createdAt,
      })
      .from(blockedCallers)
      .where(eq(blockedCallers.contractorId, contractorId))
      .orderBy(desc(blockedCallers.createdAt), asc(blockedCallers.phone))
      .limit(maxBlocked),
  ]);
  const { enabled, ringSeconds, textsMissed } = stored ?? defaultCallSettings;
  return {
    number: sender?.phone ?? null,
    tracked,
    enabled,
    ringSeconds,
    textsMissed,
    phones,
    blocked,
  };
}

export type ReadCallSettings = Awaited<ReturnType<typeof readCallSettings>>;

type Typed = { [field: string]: unknown };
type Phones = { name: string; phone: string }[];

/** Saves whether calls are routed, the phones in ring order, and what happens to missed calls. */
export async function saveCallSettings(
  platform: Platform,
  actor: Actor,
  values: Typed,
): Promise<Result<object, Invalid>> {
  authorize(canSetUpCalls(actor));
  const { contractorId } = actor;
  const checked = check(callSettingsSchema, values);
  const { phones, errors } = readPhones(values);
  if (!checked.ok) return { ...checked, errors: { ...checked.errors, ...errors } };
  if (Object.keys(errors).length > 0) return invalid(errors);
  const { enabled, ring_seconds, texts_missed } = checked.value;
  if (enabled && phones.length === 0) return invalid({ phone_0: "Enter a phone to ring" });
  const numbers = phones.map(({ phone }) => phone);
  const ownedNumbers = await findOwnedNumbers(platform.database.query, numbers);
  const looping = phones.findIndex(({ phone }) => ownedNumbers.has(phone));
  if (looping >= 0) {
    return invalid({ [`phone_${looping}`]: "Calls come in on this number. Enter another phone" });
  }
  return inTransaction(platform, async (work) => {
    const { tx, enqueue } = work;
    await saveCallForwarding(work, contractorId, {
      enabled,
      ringSeconds: Number(ring_seconds),
      textsMissed: texts_missed,
    });
    await tx.delete(callPhones).where(eq(callPhones.contractorId, contractorId));
    if (phones.length > 0) {
      const rows = phones.map((phone, index) => ({ ...phone, place: index, contractorId }));
      await tx.insert(callPhones).values(rows);
    }
    // Tracking numbers are shown only if calls to them are routed.
    await dropPagesOf(work, contractorId);
    if (enabled) enqueue(routeCallsJob, { contractorId });
    return { ok: true };
  });
}

/** The form's phones in order, without empty rows. */
function readPhones(values: Typed) {
  const phones: Phones = [];
  const errors: Record<string, string> = {};
  for (let at = 0; at < maxPhones; at++) {
    const [name, phone] = [values[`name_${at}`] ?? "", values[`phone_${at}`] ?? ""];
    if (name === "" && phone === "") continue;
    const parsed = check(callPhoneSchema, { name, phone });
    if (!parsed.ok) {
      for (const [field, message] of Object.entries(parsed.errors))
        errors[`${field}_${at}`] = message;
    } else if (phones.some((listed) => listed.phone === parsed.value.phone)) {
      errors[`phone_${at}`] = "This phone is already listed above";
    } else phones.push(parsed.value);
  }
  return { phones, errors };
}

/** Blocks a number: its calls no longer reach the business and get the missed-call message. */
export async function blockCaller(
  platform: Platform,
  actor: Actor,
  values: object,
): Promise<Result<object, Invalid>> {
  authorize(canSetUpCalls(actor));
  const checked = check(blockSchema, values);
  if (!checked.ok) return checked;
  const { contractorId, name: blockedBy } = actor;
  const { phone } = checked.value;
  return inTransaction<Result<object, Invalid>>(platform, async (work) => {
    const { tx, now: createdAt } = work;
    await lockBusinessRow(work, contractorId);
    const blocked = await tx
      .select({ phone: blockedCallers.phone })
      .from(blockedCallers)
      .where(eq(blockedCallers.contractorId, contractorId));
    if (blocked.some((block) => block.phone === phone)) return { ok: true };
    if (blocked.length >= maxBlocked) {
      return invalid({
        phone: `You’ve blocked ${maxBlocked} numbers, the most allowed. Unblock one first`,
      });
    }
    await tx.insert(blockedCallers).values({ contractorId, phone, blockedBy, createdAt });
    return { ok: true };
  });
}

export async function unblockCaller(
  { database }: Platform,
  actor: Actor,
  values: object,
): Promise<Result<object, Invalid>> {
  authorize(canSetUpCalls(actor));
  const checked = check(blockSchema, values);
  if (!checked.ok) return checked;
  await database.query
    .delete(blockedCallers)
    .where(
      and(
        eq(blockedCallers.contractorId, actor.contractorId),
        eq(blockedCallers.phone, checked.value.phone),
      ),
    );
  return { ok: true };
}
