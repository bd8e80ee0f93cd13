import {
  type Actor,
  type BusinessMember,
  isPermitted,
  memberActs,
  memberReads,
  type StaffMember,
  type SystemActor,
} from "~/domains/shared/access/actor.ts";

/**
 * Lead pictures: members for their business, technicians for their own visits, staff for every
 * lead.
 */
export const canReadLeadPictures = (actor: Actor) =>
  isPermitted(actor, "read") || memberReads(actor, "do_visits");

/** Adding a picture: also technicians on site. */
export const canAddLeadPictures = (
  actor: Actor,
): actor is StaffMember | SystemActor | BusinessMember =>
  isPermitted(actor, "change") || memberActs(actor, "do_visits");

/** Deleting a picture permanently. */
export const canDeleteLeadPictures = (
  actor: Actor,
): actor is StaffMember | SystemActor | BusinessMember =>
  isPermitted(actor, "change") || memberActs(actor, "run_business");
