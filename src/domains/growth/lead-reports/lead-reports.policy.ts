import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  isPermitted,
  memberCanAct,
  memberCanRead,
  type StaffMember,
  type SystemActor,
} from "~/domains/shared/access/actor.ts";

/** Reporting bad leads of one's own business. */
export const canReportLeads = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Reading the business's own bad-lead reports. */
export const canReadOwnReports = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Reading the reports of all businesses. */
export const canReadReports = (actor: Actor) => isPermitted(actor, "read");

/** Accepting and declining reports. */
export const canDecideReports = (actor: Actor): actor is StaffMember | SystemActor =>
  isPermitted(actor, "change");
