import {
  type Actor,
  isMemberInSession,
  isSignedIn,
  isSystem,
  type MemberInSession,
  type SignedInMember,
} from "~/domains/shared/access/actor.ts";
import { memberHasPermission } from "~/domains/shared/access/member-roles.ts";
import { may } from "~/domains/shared/access/roles.ts";
import type { Audience } from "~/platform/accounts/sessions.server.ts";

/** A staff member's own password, codes, and preferences. */
export const canEditOwnAccount = (actor: Actor): actor is SignedInMember =>
  isSignedIn(actor) && may(actor, "keep_own_account");

/** A member's own name. */
export const canEditMemberAccount = (actor: Actor): actor is MemberInSession =>
  isMemberInSession(actor) && memberHasPermission(actor, "keep_own_account");

/** Own passkeys and sessions, for staff and members alike. */
export const canManageSignIns = (actor: Actor): actor is SignedInMember | MemberInSession =>
  canEditOwnAccount(actor) || canEditMemberAccount(actor);

/** Emails about accounts that background tasks send. */
export const canMailStaff = (actor: Actor) => isSystem(actor);

/** The account of a signed-in person: its owner, and whether it's a staff or a member account. */
export type Owner = { audience: Audience; id: string; email: string; name: string };

/** The account behind a session. A member actor's ID is the membership's, not the account's. */
export function ownerOf(actor: SignedInMember | MemberInSession): Owner {
  const { email, name } = actor;
  return actor.kind === "staff"
    ? { audience: "staff", id: actor.id, email, name }
    : { audience: "member", id: actor.userId, email, name };
}
