import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  isPermitted,
  isSystem,
  memberActs,
  memberReads,
  type StaffMember,
  type SystemActor,
} from "~/domains/shared/access/actor.ts";

/** What of the product sends by itself. */
export const canSendFollowUps = (actor: Actor) => isSystem(actor);

/** Where follow-ups of all businesses stand, and what comes. */
export const canReadFollowUps = (actor: Actor) => isPermitted(actor, "read");

/** Where a lead's follow-up stands, and what a business sends: staff of all, members of their own business's. */
export const canReadFollowUp = (actor: Actor) =>
  isPermitted(actor, "read") || memberReads(actor, "run_business");

/** What a sequence says, pausing, resuming and stopping the follow-up of a lead, and writing to the person by hand; members in their own business. */
export const canSteerFollowUp = (
  actor: Actor,
): actor is StaffMember | SystemActor | BusinessMember =>
  isPermitted(actor, "change") || memberActs(actor, "run_business");

/** The services of one's own business and what it sends for each. */
export const canReadOwnSequences = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business");
