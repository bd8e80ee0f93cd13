import {
  type Actor,
  isSignedIn,
  isStaff,
  isSystem,
  type SignedInMember,
  type StaffMember,
} from "~/features/access/actor.ts";
import { may } from "~/features/access/roles.ts";

/** Who belongs to the staff, and the links that invite them. */
export const canManageStaff = (actor: Actor): actor is StaffMember =>
  isStaff(actor) && may(actor, "manage_staff");

/** One's own password, codes, passkeys, sessions and preferences. */
export const canKeepOwnAccount = (actor: Actor): actor is SignedInMember =>
  isSignedIn(actor) && may(actor, "keep_own_account");

/** Mails about accounts that are written by jobs. */
export const canMailStaff = (actor: Actor) => isSystem(actor);
