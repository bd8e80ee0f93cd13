import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/access/actor.ts";

/** Reading the results of the business's leads and its spending on them. */
export const canReadAnalytics = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Adding and importing marketing spend. */
export const canChangeSpend = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");
