import { type Actor, isPermitted } from "~/domains/shared/access/actor.ts";

/** Who may read holders and waiting lists of territories. */
export const canReadTerritories = (actor: Actor) => isPermitted(actor, "read");

/** Who may transfer a territory to another business that waits for it. */
export const canTransferTerritories = (actor: Actor) => isPermitted(actor, "change");
