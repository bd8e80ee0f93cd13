import { type Actor, isPermitted, usesSite } from "~/features/access/actor.ts";

/** An application to the program, by oneself or taken in by telephone. */
export const canApply = (actor: Actor) => usesSite(actor);

/** Applications, participants, their leads and money. */
export const canReadRevenueShare = (actor: Actor) => isPermitted(actor, "read");

/** Reviews applications, changes deals, and writes the ledger. */
export const canChangeRevenueShare = (actor: Actor) => isPermitted(actor, "change");

/** Applications, participants and statements as a file. */
export const canExportRevenueShare = (actor: Actor) => isPermitted(actor, "export");
