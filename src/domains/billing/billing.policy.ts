import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  type BusinessWriter,
  hasScope,
  memberCanAct,
  memberCanRead,
  seesPrices,
} from "~/domains/shared/index.ts";

/**
 * The business's invoices with their payments. A program needs the scope to read only to see them
 * in the API: to change one, it reads the fields that it doesn't send.
 */
export const canReadInvoices = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business") ||
  hasScope(actor, "invoices:read") ||
  hasScope(actor, "invoices:write");

/** Recording payments at an appointment; technicians for their own crews' appointments. */
export const canTakePayments = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "do_visits");

/** A job's line items: technicians only if they can see prices. */
export const canReadJobItems = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "do_visits") && seesPrices(actor);

/** Creating, issuing, and sending invoices, and recording payments. */
export const canWriteInvoices = (actor: Actor): actor is BusinessWriter =>
  memberCanAct(actor, "run_business") || hasScope(actor, "invoices:write");

/** Recording a payment or another ledger entry, at an appointment or in the office. */
export const canAddEntries = (actor: Actor): actor is BusinessWriter =>
  canTakePayments(actor) || canWriteInvoices(actor);

/** Refunds, line items of jobs, reminders, and payment settings: members only. */
export const canManagePayments = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** All estimates of the business. */
export const canListEstimates = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business") || hasScope(actor, "estimates:read");

/** One estimate; technicians who may see prices can read those of their own crews' appointments. */
export const canReadEstimate = (actor: Actor): actor is BusinessReader =>
  hasScope(actor, "estimates:read") ||
  hasScope(actor, "estimates:write") ||
  (memberCanRead(actor, "do_visits") && seesPrices(actor));

/** Creating, editing, and sending estimates. */
export const canWriteEstimates = (actor: Actor): actor is BusinessWriter =>
  memberCanAct(actor, "run_business") || hasScope(actor, "estimates:write");

/** Recording that a customer approved an estimate: members only, since the record names them. */
export const canApproveEstimates = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Sending a document of either kind to its customer. */
export const canSendDocuments = (actor: Actor): actor is BusinessWriter =>
  canWriteEstimates(actor) || canWriteInvoices(actor);

/** Reading prices; technicians can't set them. */
export const canReadPrices = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

export const canChangePrices = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");
