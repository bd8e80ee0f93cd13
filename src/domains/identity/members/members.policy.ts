import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  isMemberInSession,
  isPermitted,
  isSystem,
  type MemberInSession,
  memberCanAct,
  memberCanRead,
  type StaffMember,
  type SystemActor,
} from "~/domains/shared/access/actor.ts";
import { memberHasPermission } from "~/domains/shared/access/member-roles.ts";

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
