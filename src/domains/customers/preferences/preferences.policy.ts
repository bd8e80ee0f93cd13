import { type Actor, isPermitted } from "~/domains/shared/access/actor.ts";

/** The opt-out list. */
export const canReadOptOuts = (actor: Actor) => isPermitted(actor, "read");

/** Recording an opt-out made another way, such as by phone. */
export const canRecordOptOuts = (actor: Actor) => isPermitted(actor, "change");

/** Exporting opt-outs as a file. */
export const canExportOptOuts = (actor: Actor) => isPermitted(actor, "export");
