import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  isPermitted,
  memberActs,
  memberReads,
  type StaffMember,
  type SystemActor,
} from "~/domains/shared/access/actor.ts";

/** Saying that a lead of one's own business is worth nothing. */
export const canReportLeads = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "run_business");

/** What became of such a report, for the business. */
export const canReadOwnReports = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business");

/** The reports of all businesses. */
export const canReadReports = (actor: Actor) => isPermitted(actor, "read");

/** Accepting and declining them. */
export const canDecideReports = (actor: Actor): actor is StaffMember | SystemActor =>
  isPermitted(actor, "change");
