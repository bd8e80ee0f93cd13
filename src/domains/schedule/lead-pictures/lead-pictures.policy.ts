import {
  type Actor,
  type BusinessMember,
  isPermitted,
  memberActs,
  memberReads,
  type StaffMember,
  type SystemActor,
} from "~/domains/shared/access/actor.ts";

/** Pictures of leads: of one's own business's, a technician's of their own visits, and staff all of them. */
export const canReadLeadPictures = (actor: Actor) =>
  isPermitted(actor, "read") || memberReads(actor, "do_visits");

/** Adding one: also the technician who is there. */
export const canAddLeadPictures = (
  actor: Actor,
): actor is StaffMember | SystemActor | BusinessMember =>
  isPermitted(actor, "change") || memberActs(actor, "do_visits");

/** Deleting one for good. */
export const canDeleteLeadPictures = (
  actor: Actor,
): actor is StaffMember | SystemActor | BusinessMember =>
  isPermitted(actor, "change") || memberActs(actor, "run_business");
