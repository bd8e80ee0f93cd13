import { type Actor, isPermitted, isSystem } from "~/domains/shared/access/actor.ts";

/** Reading the installation's health: backlog, failures, and problems. */
export const canReadHealth = (actor: Actor) => isPermitted(actor, "read");

/** Recording and reporting problems. */
export const canWatchHealth = (actor: Actor) => isSystem(actor);
