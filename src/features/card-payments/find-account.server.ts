import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { canReadInvoices } from "~/features/invoices/invoices.policy.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { paymentAccounts } from "./card-payments.tables.server.ts";

/** The account of a business; null before it set one up. */
export async function accountOfBusiness(database: Reader, contractorId: string) {
  const [account] = await database
    .select()
    .from(paymentAccounts)
    .where(eq(paymentAccounts.contractorId, contractorId));
  return account ?? null;
}

/** How the actor's business is paid by card (`payments.own-account`); null where this installation cannot. */
export async function readCardSettings({ database, payments }: Platform, actor: Actor) {
  authorize(canReadInvoices(actor));
  if (!payments) return null;
  const account = await accountOfBusiness(database.query, actor.contractorId);
  if (!account) return { state: "none", questions: 0 } as const;
  const { takesCards, paysOut, isComplete, questions } = account;
  if (takesCards) return { state: paysOut ? "ready" : "held", questions } as const;
  return { state: isComplete ? "checking" : "begun", questions } as const;
}
