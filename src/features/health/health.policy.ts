import { type Actor, isPermitted } from "~/features/access/actor.ts";

/** How the installation does: what waits, what gave up, what needs a person. */
export const canReadHealth = (actor: Actor) => isPermitted(actor, "read");
