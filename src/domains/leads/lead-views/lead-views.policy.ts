import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  memberActs,
  memberReads,
} from "~/domains/shared/access/actor.ts";

/** One's own views of the list of leads; staff who look have none. */
export const canReadLeadViews = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business");

/** Keeping and deleting them. */
export const canKeepLeadViews = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "run_business");
