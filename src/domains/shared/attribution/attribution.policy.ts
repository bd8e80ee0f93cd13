import { type Actor, isPermitted } from "~/domains/shared/access/actor.ts";

/** Where visitors came from. */
export const canReadAttribution = (actor: Actor) => isPermitted(actor, "read");
