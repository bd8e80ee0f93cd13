import { type Actor, isPermitted } from "~/domains/shared/access/actor.ts";

/** Who declined messages of which business. */
export const canReadOptOuts = (actor: Actor) => isPermitted(actor, "read");

/** Noting that somebody said so by another way, such as a call. */
export const canNoteOptOuts = (actor: Actor) => isPermitted(actor, "change");

/** Opt-outs as a file. */
export const canExportOptOuts = (actor: Actor) => isPermitted(actor, "export");
