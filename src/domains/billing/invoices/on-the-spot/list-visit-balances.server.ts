import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canTakePayments } from "../invoices.policy.ts";
import { isLeft, selectVisitInvoices } from "./select-visit-invoices.server.ts";

/** The invoices of an appointment's job with a balance due. */
export async function listVisitBalances({ database }: Platform, actor: Actor, visitId: string) {
  authorize(canTakePayments(actor));
  return selectVisitInvoices(database.query, actor, visitId, isLeft);
}

export type VisitBalance = Awaited<ReturnType<typeof listVisitBalances>>[number];
