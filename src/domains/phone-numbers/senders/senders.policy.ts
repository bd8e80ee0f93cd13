import {
  type Actor,
  type BusinessReader,
  isPermitted,
  memberReads,
} from "~/domains/shared/access/actor.ts";

/** From which numbers businesses text, and how far their registrations are. */
export const canReadSenders = (actor: Actor) => isPermitted(actor, "read");

/** Numbers, registrations and limits of businesses. */
export const canChangeSenders = (actor: Actor) => isPermitted(actor, "change");

/** Senders as a file. */
export const canExportSenders = (actor: Actor) => isPermitted(actor, "export");

/** Whether the own business's texts leave: everybody who may write to its customers. */
export const canReadOwnSender = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "do_visits");
