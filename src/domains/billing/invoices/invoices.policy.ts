import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  hasScope,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/access/actor.ts";

/** The invoices of the business, with payments. */
export const canReadInvoices = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business") || hasScope(actor, "invoices:read");

/** Recording payments at an appointment; technicians for their own crews' appointments. */
export const canTakePayments = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "do_visits");

/** Creating, issuing, and sending invoices, and recording payments. */
export const canWriteInvoices = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");
