import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  memberActs,
  memberReads,
} from "~/domains/shared/access/actor.ts";

/** Which crews there are: also a technician sees whose truck is whose. */
export const canReadCrews = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "do_visits");

/** Who goes together. */
export const canChangeCrews = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "run_business");
