import {
  type Actor,
  type BusinessMember,
  isPermitted,
  memberCanAct,
  memberCanRead,
  type StaffMember,
  type SystemActor,
} from "~/domains/shared/access/actor.ts";

/**
 * Lead pictures: members for their business, technicians for their own visits, staff for every
 * lead.
 */
export const canReadLeadPictures = (actor: Actor) =>
  isPermitted(actor, "read") || memberCanRead(actor, "do_visits");

/** Adding a picture: also technicians on site. */
export const canAddLeadPictures = (
  actor: Actor,
): actor is StaffMember | SystemActor | BusinessMember =>
  isPermitted(actor, "change") || memberCanAct(actor, "do_visits");

/** Deleting a picture permanently. */
export const canDeleteLeadPictures = (
  actor: Actor,
): actor is StaffMember | SystemActor | BusinessMember =>
  isPermitted(actor, "change") || memberCanAct(actor, "run_business");
