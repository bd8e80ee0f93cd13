import {
  type Actor,
  type BusinessMember,
  isPermitted,
  isSystem,
  memberActs,
  type StaffMember,
  type SystemActor,
} from "~/features/access/actor.ts";

/** What of the product sends by itself. */
export const canSendFollowUps = (actor: Actor) => isSystem(actor);

/** Where a lead's follow-up stands, and what comes. */
export const canReadFollowUps = (actor: Actor) => isPermitted(actor, "read");

/** Pausing, resuming and stopping a follow-up, and what a sequence says. */
export const canSteerFollowUps = (actor: Actor) => isPermitted(actor, "change");

/** Writing to a homeowner by hand, in the name of the business. */
export const canWriteByHand = (actor: Actor): actor is StaffMember | SystemActor | BusinessMember =>
  isPermitted(actor, "change") || memberActs(actor, "run_business");
