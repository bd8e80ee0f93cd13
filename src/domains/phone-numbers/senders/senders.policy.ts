import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  isPermitted,
  isSystem,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/index.ts";

/** Who may read the numbers and registrations of businesses. */
export const canReadSenders = (actor: Actor) => isPermitted(actor, "read");

/** Who may change the numbers, registrations, and limits of businesses. */
export const canChangeSenders = (actor: Actor) => isPermitted(actor, "change");

/** Who may export senders. */
export const canExportSenders = (actor: Actor) => isPermitted(actor, "export");

/** Who may see whether their business can send texts: every member who may message its customers. */
export const canReadOwnSender = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "do_visits");

/** Who may set what their business spends on texts. */
export const canChangeOwnBudget = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "own_business");

/** Refreshing what the provider billed: for tasks only. */
export const canRefreshBilled = (actor: Actor) => isSystem(actor);
