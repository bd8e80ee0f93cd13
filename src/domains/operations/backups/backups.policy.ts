import { type Actor, isPermitted, isSystem } from "~/domains/shared/access/actor.ts";

/** Copies everything there is, secrets included. */
export const canBackUp = (actor: Actor) => isSystem(actor);

/** Whether anything leaves after a restore, and since when not. */
export const canReadHeld = (actor: Actor) => isPermitted(actor, "read");

/** Lets messages leave again after a restore. */
export const canRelease = (actor: Actor) => isPermitted(actor, "change");
