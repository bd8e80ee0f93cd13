import {
  type Actor,
  type BusinessMember,
  isPermitted,
  isSystem,
  memberActs,
  type StaffMember,
  type SystemActor,
} from "~/domains/shared/access/actor.ts";

/** Mails and pictures that came in. */
export const canReceiveReplies = (actor: Actor) => isSystem(actor);

/** Answering in a homeowner's place, while no provider of texts is set. */
export const canTryPhone = (actor: Actor) => isPermitted(actor, "change");

/** What came in and belongs to no conversation. */
export const canReadUnmatched = (actor: Actor) => isPermitted(actor, "read");

/** Saying that it was seen, and to whom it belongs. */
export const canSortUnmatched = (actor: Actor) => isPermitted(actor, "change");

/** What was taken for a request to stop, and what may be one. */
export const canReadStopChecks = (actor: Actor) => isPermitted(actor, "read");

/** Deciding whether a message asks to stop: the office of the business, or staff in its place. */
export const canSettleStopChecks = (
  actor: Actor,
): actor is StaffMember | SystemActor | BusinessMember =>
  isPermitted(actor, "change") || memberActs(actor, "run_business");

/** Saying that what was taken for a request to stop was looked at. */
export const canNoteStopsSeen = (actor: Actor): actor is StaffMember | SystemActor =>
  isPermitted(actor, "change");
