import { type Actor, isStaff, type StaffMember } from "~/domains/shared/access/actor.ts";
import { may } from "~/domains/shared/access/roles.ts";

/** Who belongs to the staff, and the links that invite them. */
export const canManageStaff = (actor: Actor): actor is StaffMember =>
  isStaff(actor) && may(actor, "manage_staff");
