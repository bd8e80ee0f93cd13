import { type Actor, isPermitted, isSystem } from "~/domains/shared/access/actor.ts";

/** How the installation does: what waits, what gave up, what needs a person. */
export const canReadHealth = (actor: Actor) => isPermitted(actor, "read");

/** Keeps and tells what needs a person. */
export const canWatchHealth = (actor: Actor) => isSystem(actor);
