import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/access/actor.ts";

/** A member's own saved views of the lead list; staff viewing as the business have none. */
export const canReadLeadViews = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Who may save and delete them. */
export const canKeepLeadViews = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");
