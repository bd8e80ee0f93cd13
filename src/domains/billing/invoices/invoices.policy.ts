import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  holdsScope,
  memberActs,
  memberReads,
} from "~/domains/shared/access/actor.ts";

/** The invoices of the business, with what was paid. */
export const canReadInvoices = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business") || holdsScope(actor, "invoices:read");

/** Writing down what a customer pays at a visit; a technician at those of their own crews. */
export const canTakePayments = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "do_visits");

/** Writing, issuing and sending them, and writing down what was paid. */
export const canWriteInvoices = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "run_business");
