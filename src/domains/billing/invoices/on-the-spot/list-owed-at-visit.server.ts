import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canTakePayments } from "../invoices.policy.ts";
import { isLeft, selectAtVisit } from "./at-visit.server.ts";

/** The invoices of an appointment's job with a balance due. */
export async function listOwedAtVisit({ database }: Platform, actor: Actor, visitId: string) {
  authorize(canTakePayments(actor));
  return selectAtVisit(database.query, actor, visitId, isLeft);
}

export type OwedAtVisit = Awaited<ReturnType<typeof listOwedAtVisit>>[number];
