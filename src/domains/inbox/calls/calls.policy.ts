import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  isPermitted,
  isSystem,
  memberActs,
  memberReads,
} from "~/domains/shared/access/actor.ts";

/** Texting who was missed, and ending a call of which nothing is heard any more. */
export const canHandleCalls = (actor: Actor) => isSystem(actor);

/** Who called, which phones ring, and who is blocked. */
export const canReadCalls = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business");

/** Which phones ring, for how long, and who is blocked. */
export const canSetUpCalls = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "run_business");

/** Calling a business in a homeowner's place, while no provider is set. */
export const canTryCalls = (actor: Actor) => isPermitted(actor, "change");
