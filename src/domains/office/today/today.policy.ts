import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  memberActs,
  memberReads,
} from "~/domains/shared/access/actor.ts";

/** What needs this person today; what they see of it is a matter of their role. */
export const canReadToday = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "do_visits");

/** Whether leads and replies of the whole business are theirs to answer. */
export const answersLeads = (actor: BusinessReader) => memberReads(actor, "run_business");

/** Saying that a reply was taken care of. */
export const canFinishReplies = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "run_business");

/** What a new business begins with is for those who can do it, not for staff who look. */
export const takesFirstSteps = (actor: BusinessReader) => memberActs(actor, "run_business");
