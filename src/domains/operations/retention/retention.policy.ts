import { type Actor, isSystem } from "~/domains/shared/access/actor.ts";

/** Deletes what has been kept for its time. */
export const canEndRetention = (actor: Actor) => isSystem(actor);
