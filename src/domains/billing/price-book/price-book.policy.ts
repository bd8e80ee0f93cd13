import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  memberActs,
  memberReads,
} from "~/domains/shared/access/actor.ts";

/** Reading prices; technicians can't set them. */
export const canReadPrices = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business");

export const canChangePrices = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "run_business");
