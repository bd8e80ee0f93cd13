import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/access/actor.ts";

/** Reading Today; what it shows depends on the role. */
export const canReadToday = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "do_visits");

/** Whether a member can reply to all leads of the business. */
export const answersLeads = (actor: BusinessReader) => memberCanRead(actor, "run_business");

/** Marking a reply as handled. */
export const canFinishReplies = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** The first steps of a new business are shown to those who can do them, not to staff. */
export const canTakeFirstSteps = (actor: BusinessReader) => memberCanAct(actor, "run_business");
