import { type Actor, isStaff, type StaffMember } from "~/domains/shared/access/actor.ts";
import { may } from "~/domains/shared/access/roles.ts";

/** The staff list and invitations. */
export const canManageStaff = (actor: Actor): actor is StaffMember =>
  isStaff(actor) && may(actor, "manage_staff");
