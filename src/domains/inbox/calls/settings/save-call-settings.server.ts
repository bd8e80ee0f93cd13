import { eq } from "drizzle-orm";
import { callSettings } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { findOwnedNumbers } from "~/domains/phone-numbers/senders/tracked/find-number-owner.server.ts";
import { dropCachedBusinessPages } from "~/domains/phone-numbers/senders/tracked/record-tracked-number.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { routeCallsJob } from "../calls.jobs.server.ts";
import { canSetUpCalls } from "../calls.policy.ts";
import { callPhones } from "../calls.tables.server.ts";
import { maxPhones } from "../calls.ts";
import { callPhoneSchema, callSettingsSchema } from "./calls.schema.ts";

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
  const ours = await findOwnedNumbers(platform.database.query, numbers);
  const looping = phones.findIndex(({ phone }) => ours.has(phone));
  if (looping >= 0) {
    return invalid({ [`phone_${looping}`]: "Calls come in on this number. Enter another phone" });
  }
  return inTransaction(platform, async (work) => {
    const { tx, now, enqueue } = work;
    const row = {
      enabled,
      ringSeconds: Number(ring_seconds),
      textsMissed: texts_missed,
      updatedAt: now,
    };
    await tx
      .insert(callSettings)
      .values({ ...row, contractorId, createdAt: now })
      .onConflictDoUpdate({ target: callSettings.contractorId, set: row });
    await tx.delete(callPhones).where(eq(callPhones.contractorId, contractorId));
    if (phones.length > 0) {
      const rows = phones.map((one, place) => ({ ...one, place, contractorId }));
      await tx.insert(callPhones).values(rows);
    }
    // Tracking numbers are shown only if calls to them are routed.
    await dropCachedBusinessPages(work, contractorId);
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
    const read = check(callPhoneSchema, { name, phone });
    if (!read.ok) {
      for (const [field, message] of Object.entries(read.errors))
        errors[`${field}_${at}`] = message;
    } else if (phones.some((one) => one.phone === read.value.phone)) {
      errors[`phone_${at}`] = "This phone is already listed above";
    } else phones.push(read.value);
  }
  return { phones, errors };
}
