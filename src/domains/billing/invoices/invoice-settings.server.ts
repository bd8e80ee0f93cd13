import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { canManagePayments, canReadInvoices } from "~/domains/billing/billing.policy.ts";
import {
  maxReminderDay,
  maxReminders,
  readReminderDays,
} from "~/domains/billing/job-estimates/job-estimates.ts";
import { contractorAccounts, setBusinessAddress } from "~/domains/identity/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { checkbox, optionalLine, optionalText, preprocess } from "~/platform/validation/fields.ts";
import { check, type FormValues } from "~/platform/validation/form.ts";
import { countLinks } from "~/platform/validation/typed-text.ts";
import { invoiceSettings } from "./invoices.tables.server.ts";
import {
  defaultDueDays,
  maxBusinessAddress,
  maxDueDays,
  maxPaymentInstructionsLength,
} from "./invoices.ts";

const defaultSettings = {
  howToPay: null,
  dueDays: defaultDueDays,
  reminds: true,
  tips: false,
  techniciansCollect: true,
  estimateReminderDays: null,
};

/** A business's payment settings, or the defaults. */
export async function settingsOf(database: Reader, contractorId: string) {
  const [found] = await database
    .select({
      howToPay: invoiceSettings.howToPay,
      dueDays: invoiceSettings.dueDays,
      reminds: invoiceSettings.reminds,
      tips: invoiceSettings.tips,
      techniciansCollect: invoiceSettings.techniciansCollect,
      estimateReminderDays: invoiceSettings.estimateReminderDays,
    })
    .from(invoiceSettings)
    .where(eq(invoiceSettings.contractorId, contractorId));
  return found ?? defaultSettings;
}

/** The invoice settings, for an actor who may read invoices. */
export async function readInvoiceSettings({ database }: Platform, actor: Actor) {
  authorize(canReadInvoices(actor));
  const { contractorId } = actor;
  const [account] = await database.query
    .select({ address: contractorAccounts.address })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  const settings = await settingsOf(database.query, contractorId);
  return { ...settings, businessAddress: account?.address ?? null };
}

const days = `Enter a number of days up to ${maxDueDays}`;

const invalidReminders = `Enter up to ${maxReminders} days from 1 to ${maxReminderDay}, like 2, 5, 10`;

const settingsSchema = z.object({
  business_address: optionalLine(maxBusinessAddress).check(
    z.refine((text) => !text || countLinks(text) === 0, "Enter an address without web links"),
  ),
  how_to_pay: optionalText(maxPaymentInstructionsLength),
  due_days: preprocess(
    (value) => (value === "" ? Number.NaN : Number(value)),
    z.int(days).check(z.gte(0, days), z.lte(maxDueDays, days)),
  ),
  reminds: checkbox,
  tips: checkbox,
  technicians_collect: checkbox,
  estimate_reminders: z.pipe(
    optionalLine(40),
    z.transform((text: string | null, context): number[] => {
      const read = readReminderDays(text ?? "");
      if (!read) context.issues.push({ code: "custom", message: invalidReminders, input: text });
      return read ?? [];
    }),
  ),
});

/** Saves the actor's business's payment instructions and terms. */
export async function saveInvoiceSettings(
  platform: Platform,
  actor: Actor,
  typed: FormValues,
): Promise<Result<object, Invalid>> {
  authorize(canManagePayments(actor));
  const checked = check(settingsSchema, typed);
  if (!checked.ok) return checked;
  const { how_to_pay: howToPay, due_days: dueDays, reminds, tips } = checked.value;
  const { technicians_collect, estimate_reminders: estimateReminderDays } = checked.value;
  // A form that an earlier version showed has only the first three fields.
  const newer =
    typed.estimate_reminders === undefined
      ? {}
      : { tips, techniciansCollect: technicians_collect, estimateReminderDays };
  const { contractorId } = actor;
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    if (typed.business_address !== undefined) {
      await setBusinessAddress(work, contractorId, checked.value.business_address);
    }
    const fields = { howToPay, dueDays, reminds, ...newer, updatedAt: now };
    await tx
      .insert(invoiceSettings)
      .values({ contractorId, ...fields })
      .onConflictDoUpdate({ target: invoiceSettings.contractorId, set: fields });
    return { ok: true };
  });
}
