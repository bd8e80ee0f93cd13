import { type Actor, isPermitted } from "~/domains/shared/access/actor.ts";

/** Whether there is sample data, and how much. */
export const canReadSampleData = (actor: Actor) => isPermitted(actor, "read");

/** Deletes all sample data. */
export const canRemoveSampleData = (actor: Actor) => isPermitted(actor, "change");
