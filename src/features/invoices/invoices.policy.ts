import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  holdsScope,
  memberActs,
  memberReads,
} from "~/features/access/actor.ts";

/** The invoices of the business, with what was paid. */
export const canReadInvoices = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business") || holdsScope(actor, "invoices:read");

/** Writing, issuing and sending them, and writing down what was paid. */
export const canWriteInvoices = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "run_business");
