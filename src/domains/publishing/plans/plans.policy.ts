import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  isPermitted,
  memberActs,
  memberReads,
} from "~/domains/shared/access/actor.ts";

/** What the business pays for. */
export const canReadPlan = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "own_business");

/** Choosing a plan, canceling it, and going on after all. */
export const canChangePlan = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "own_business");

/** What businesses pay for, as staff see it. */
export const canReadPlans = (actor: Actor) => isPermitted(actor, "read");

/** Writing down what a business has paid for. */
export const canSetPlans = (actor: Actor) => isPermitted(actor, "change");
