import { type Actor, isPermitted } from "~/domains/shared/access/actor.ts";

/** Who holds a territory, and who waits for it. */
export const canReadTerritories = (actor: Actor) => isPermitted(actor, "read");

/** Gives a territory to another of the businesses that want it. */
export const canHandOverTerritories = (actor: Actor) => isPermitted(actor, "change");
