import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  isPermitted,
  isSystem,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/access/actor.ts";

/** Texting missed callers, and ending calls with no end report. */
export const canHandleCalls = (actor: Actor) => isSystem(actor);

/** Reading calls, ring settings, and blocked numbers. */
export const canReadCalls = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Changing which phones ring, for how long, and who is blocked. */
export const canSetUpCalls = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Simulating a homeowner's call while no provider is set. */
export const canSimulateCalls = (actor: Actor) => isPermitted(actor, "change");
