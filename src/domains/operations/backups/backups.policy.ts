import { type Actor, isPermitted, isSystem } from "~/domains/shared/access/actor.ts";

/** Copying everything, secrets included. */
export const canBackUp = (actor: Actor) => isSystem(actor);

/** Whether sending is held after a restore, and since when. */
export const canReadHeld = (actor: Actor) => isPermitted(actor, "read");

/** Releasing sending after a restore. */
export const canRelease = (actor: Actor) => isPermitted(actor, "change");
