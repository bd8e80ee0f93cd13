import { type Actor, isSystem } from "~/domains/shared/access/actor.ts";

/** Deleting expired data. */
export const canEndRetention = (actor: Actor) => isSystem(actor);
