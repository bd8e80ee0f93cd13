import {
  type Actor,
  type BusinessReader,
  isPermitted,
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
