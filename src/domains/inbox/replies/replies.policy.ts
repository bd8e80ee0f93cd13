import {
  type Actor,
  type BusinessMember,
  isPermitted,
  isSystem,
  memberCanAct,
  type StaffMember,
  type SystemActor,
} from "~/domains/shared/access/actor.ts";

/** Incoming emails and pictures. */
export const canReceiveReplies = (actor: Actor) => isSystem(actor);

/** Simulating a homeowner's replies while no text provider is set. */
export const canSimulateReplies = (actor: Actor) => isPermitted(actor, "change");

/** Incoming messages that match no conversation. */
export const canReadUnmatched = (actor: Actor) => isPermitted(actor, "read");

/** Marking unmatched messages as seen, and matching them to a conversation. */
export const canMatchUnmatched = (actor: Actor) => isPermitted(actor, "change");

/** Messages treated as opt-outs, and possible ones. */
export const canReadStopChecks = (actor: Actor) => isPermitted(actor, "read");

/** Deciding whether a message is an opt-out: the business's office, or staff on its behalf. */
export const canResolveStopChecks = (
  actor: Actor,
): actor is StaffMember | SystemActor | BusinessMember =>
  isPermitted(actor, "change") || memberCanAct(actor, "run_business");

/** Marking an automatic opt-out as reviewed. */
export const canMarkOptOutReviewed = (actor: Actor): actor is StaffMember | SystemActor =>
  isPermitted(actor, "change");
