import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/access/actor.ts";

/** Reading prices; technicians can't set them. */
export const canReadPrices = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

export const canChangePrices = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");
