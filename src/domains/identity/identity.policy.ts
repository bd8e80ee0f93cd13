import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  isMemberInSession,
  isPermitted,
  isSignedIn,
  isStaff,
  isSystem,
  type MemberInSession,
  may,
  memberCanAct,
  memberCanRead,
  memberHasPermission,
  type SignedInMember,
  type StaffMember,
  type SystemActor,
} from "~/domains/shared/index.ts";
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

/** The staff list and invitations. */
export const canManageStaff = (actor: Actor): actor is StaffMember =>
  isStaff(actor) && may(actor, "manage_staff");

/** Live updates of the business, for a page while its session lasts. */
export const canFollowBusinessUpdates = (actor: Actor): actor is MemberInSession =>
  isMemberInSession(actor) && memberHasPermission(actor, "do_visits");

/** The kinds of updates that a technician gets: those that may concern their work. */
export const receivesUpdates = (actor: MemberInSession, kind: string): boolean =>
  memberHasPermission(actor, "run_business") || ["visit", "task", "conversation"].includes(kind);

/** Emails to members that background tasks send. */
export const canMailMembers = (actor: Actor) => isSystem(actor);

/** The team list: for the business's owners, staff, and staff viewing as the business. */
export const canReadTeam = (actor: Actor, contractorId: string) =>
  isPermitted(actor, "read") ||
  (memberCanRead(actor, "own_business") && actor.contractorId === contractorId);

/** The names of the business's team, to assign work to. */
export const canReadColleagues = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Inviting team members, changing roles, and revoking: for owners, and staff who help them. */
export const canManageTeam = (
  actor: Actor,
  contractorId: string,
): actor is BusinessMember | StaffMember | SystemActor =>
  isPermitted(actor, "change") ||
  (memberCanAct(actor, "own_business") && actor.contractorId === contractorId);

/** Adding an owner to a business that already has one. */
export const canMakeOwners = (actor: Actor) =>
  memberCanAct(actor, "own_business") || isPermitted(actor, "manage_staff");

/** Viewing the CRM as a business, which is audited. */
export const canViewAsBusiness = (actor: Actor) => isPermitted(actor, "change");

/** Listing a business's keys; the key itself is never shown. */
export const canReadApiKeys = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "own_business");

/** Creating and revoking keys. */
export const canManageApiKeys = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "own_business");

/** Contractors, their answers, and staff notes about them. */
export const canReadContractors = (actor: Actor) => isPermitted(actor, "read");

/** Adding notes about a contractor, and unblocking their email address. */
export const canChangeContractors = (actor: Actor) => isPermitted(actor, "change");

/** Contractors as a file. */
export const canExportContractors = (actor: Actor) => isPermitted(actor, "export");
