import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  isMemberInSession,
  isPermitted,
  isSystem,
  type MemberInSession,
  memberActs,
  memberReads,
  type StaffMember,
  type SystemActor,
} from "~/domains/shared/access/actor.ts";
import { memberMay } from "~/domains/shared/access/member-roles.ts";

/** What arrives for the business, told to a page as long as its session lasts. */
export const canFollowBusinessUpdates = (actor: Actor): actor is MemberInSession =>
  isMemberInSession(actor) && memberMay(actor, "do_visits");

/** What of it a technician hears of: what may be theirs to do. */
export const hearsOf = (actor: MemberInSession, kind: string): boolean =>
  memberMay(actor, "run_business") || ["visit", "task", "conversation"].includes(kind);

/** Mails to members that are written by jobs. */
export const canMailMembers = (actor: Actor) => isSystem(actor);

/** Who belongs to a business: for its owners, staff, and staff who look as it sees itself. */
export const canReadTeam = (actor: Actor, contractorId: string) =>
  isPermitted(actor, "read") ||
  (memberReads(actor, "own_business") && actor.contractorId === contractorId);

/** The names of those who work in one's business, to give them something to do. */
export const canReadColleagues = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business");

/** Inviting to a business, roles in it, and revoking: for its owners, and staff who help them. */
export const canManageTeam = (
  actor: Actor,
  contractorId: string,
): actor is BusinessMember | StaffMember | SystemActor =>
  isPermitted(actor, "change") ||
  (memberActs(actor, "own_business") && actor.contractorId === contractorId);

/** Making somebody an owner beside those that there are. */
export const canMakeOwners = (actor: Actor) =>
  memberActs(actor, "own_business") || isPermitted(actor, "manage_staff");

/** Looking at the CRM as a business sees it, which is audited. */
export const canLookAsBusiness = (actor: Actor) => isPermitted(actor, "change");
