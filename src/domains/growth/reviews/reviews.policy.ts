import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  memberActs,
  memberReads,
} from "~/domains/shared/access/actor.ts";

/** Whom the business asked, and how it asks. */
export const canReadReviews = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business");

/** Whether and how it asks. Nobody decides for a single customer (`reviews.everybody`). */
export const canSetUpReviews = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "run_business");
