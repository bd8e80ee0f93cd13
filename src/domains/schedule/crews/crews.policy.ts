import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/access/actor.ts";

/** Listing crews: technicians too, to see who is on which truck. */
export const canReadCrews = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "do_visits");

/** Changing crews and their members. */
export const canChangeCrews = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");
