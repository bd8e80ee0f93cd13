import {
  type Actor,
  type BusinessReader,
  isPermitted,
  memberCanRead,
} from "~/domains/shared/access/actor.ts";

/** Whether a business is suspended, and why. */
export const canSeeSuspension = (actor: Actor) => isPermitted(actor, "read");

/** Whether the actor's own business is suspended: every member, since nothing they send is delivered. */
export const canSeeOwnSuspension = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "do_visits");

/** Changing contact details, and suspending. */
export const canChangeBusiness = (actor: Actor) => isPermitted(actor, "change");
