import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadInvoices } from "./invoices.policy.ts";
import { invoiceSettings } from "./invoices.tables.server.ts";
import { defaultDueDays } from "./invoices.ts";

const unsaid = { howToPay: null, dueDays: defaultDueDays, reminds: true };

/** A business's payment settings, or the defaults. */
export async function settingsOf(database: Reader, contractorId: string) {
  const [found] = await database
    .select({
      howToPay: invoiceSettings.howToPay,
      dueDays: invoiceSettings.dueDays,
      reminds: invoiceSettings.reminds,
    })
    .from(invoiceSettings)
    .where(eq(invoiceSettings.contractorId, contractorId));
  return found ?? unsaid;
}

/** The same for an actor who may read invoices. */
export async function readInvoiceSettings({ database }: Platform, actor: Actor) {
  authorize(canReadInvoices(actor));
  return settingsOf(database.query, actor.contractorId);
}
