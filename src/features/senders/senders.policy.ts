import { type Actor, isPermitted } from "~/features/access/actor.ts";

/** From which numbers businesses text, and how far their registrations are. */
export const canReadSenders = (actor: Actor) => isPermitted(actor, "read");

/** Numbers, registrations and limits of businesses. */
export const canChangeSenders = (actor: Actor) => isPermitted(actor, "change");

/** Senders as a file. */
export const canExportSenders = (actor: Actor) => isPermitted(actor, "export");
