import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  memberActs,
  memberReads,
} from "~/domains/shared/access/actor.ts";

/** What one's business charges: money, which technicians do not set. */
export const canReadPrices = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business");

export const canChangePrices = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "run_business");
