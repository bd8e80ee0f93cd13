import { type Actor, isPermitted } from "~/features/access/actor.ts";

/** Whether a business is suspended, and why. */
export const canSeeSuspension = (actor: Actor) => isPermitted(actor, "read");

/** Its contact details, and suspending it. */
export const canChangeBusiness = (actor: Actor) => isPermitted(actor, "change");
