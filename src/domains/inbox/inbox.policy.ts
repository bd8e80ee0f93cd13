import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  hasScope,
  isPermitted,
  isSystem,
  memberCanAct,
  memberCanRead,
  type StaffMember,
  type SystemActor,
} from "~/domains/shared/index.ts";

/** Conversations of the business; a technician sees those of their own appointments' customers. */
export const canReadInbox = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "do_visits") || hasScope(actor, "conversations:read");

/** Marking as read, for members only: staff who view an account leave no read state. */
export const canMarkRead = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "do_visits");

/** Assigning conversations, and editing templates. */
export const canManageInbox = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Templates, as read by the office and viewing staff. */
export const canReadSnippets = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Texting missed callers, and ending calls with no end report. */
export const canHandleCalls = (actor: Actor) => isSystem(actor);

/** Calling customers from the business's number. */
export const canCallCustomers = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Reading calls, ring settings, and blocked numbers. */
export const canReadCalls = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Changing which phones ring, for how long, and who is blocked. */
export const canSetUpCalls = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Simulating a homeowner's call while no provider is set. */
export const canSimulateCalls = (actor: Actor) => isPermitted(actor, "change");

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
