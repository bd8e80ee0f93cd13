import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  canSeePrices,
  hasScope,
  isMember,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/index.ts";

/** The invoices of the business, with payments. */
export const canReadInvoices = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business") || hasScope(actor, "invoices:read");

/** Recording payments at an appointment; technicians for their own crews' appointments. */
export const canTakePayments = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "do_visits");

/** A job's line items: technicians only if they can see prices. */
export const canReadJobItems = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "do_visits") && (!isMember(actor) || canSeePrices(actor));

/** Creating, issuing, and sending invoices, and recording payments. */
export const canWriteInvoices = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** All estimates of the business. */
export const canListEstimates = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business") || hasScope(actor, "estimates:read");

/** One estimate; technicians who may see prices can read those of their own crews' appointments. */
export const canReadEstimate = (actor: Actor): actor is BusinessReader =>
  hasScope(actor, "estimates:read") ||
  (memberCanRead(actor, "do_visits") && (!isMember(actor) || canSeePrices(actor)));

/** Creating, editing, and sending estimates. */
export const canWriteEstimates = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Reading prices; technicians can't set them. */
export const canReadPrices = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

export const canChangePrices = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");
