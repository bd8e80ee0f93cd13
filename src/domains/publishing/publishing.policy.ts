import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  isPermitted,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/index.ts";

/** Who may read the plan of their business. */
export const canReadPlan = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "own_business");

/** Who may choose, cancel, and keep the plan. */
export const canChangePlan = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "own_business");

/** Who may read the plans of all businesses. */
export const canReadPlans = (actor: Actor) => isPermitted(actor, "read");

/** Who may record what a business has paid for. */
export const canSetPlans = (actor: Actor) => isPermitted(actor, "change");

/** Who may read holders and waiting lists of territories. */
export const canReadTerritories = (actor: Actor) => isPermitted(actor, "read");

/** Who may transfer a territory to another business that waits for it. */
export const canTransferTerritories = (actor: Actor) => isPermitted(actor, "change");
