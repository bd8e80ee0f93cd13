import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/access/actor.ts";

/** Reading review requests and settings. */
export const canReadReviews = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/**
 * Changing review settings. They apply to all customers, not to single ones (`reviews.everybody`).
 */
export const canSetUpReviews = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");
