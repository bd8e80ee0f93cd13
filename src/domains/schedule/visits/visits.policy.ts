import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  hasScope,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/access/actor.ts";

/** The schedule; technicians see their own crews' visits. */
export const canReadVisits = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "do_visits") || hasScope(actor, "visits:read");

/** Booking, moving, and canceling. */
export const canPlanVisits = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Marking a visit done: also the technician who did it. */
export const canDoVisits = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "do_visits");

/** Whether the reader sees only their own crews' visits. */
export const seesOwnCrewsOnly = (actor: BusinessReader): actor is BusinessMember =>
  actor.kind === "member" && actor.role === "technician";

/** Choosing a visit's customer: staff viewing a business see the form as an owner does. */
export const canPlanFor = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");
