import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  holdsScope,
  memberActs,
  memberReads,
} from "~/domains/shared/access/actor.ts";

/** The schedule; a technician sees the visits of their own crews. */
export const canReadVisits = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "do_visits") || holdsScope(actor, "visits:read");

/** Booking, moving and canceling. */
export const canPlanVisits = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "run_business");

/** Saying that one is done: also the technician who did it. */
export const canDoVisits = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "do_visits");

/** Whether this one sees only where their own crews go. */
export const seesOwnCrewsOnly = (actor: BusinessReader): actor is BusinessMember =>
  actor.kind === "member" && actor.role === "technician";

/** Whom a visit may be for: staff who look see the form as an owner does. */
export const canPlanFor = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business");
