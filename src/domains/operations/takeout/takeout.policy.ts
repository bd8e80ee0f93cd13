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
} from "~/domains/shared/access/actor.ts";
import { memberHasPermission } from "~/domains/shared/access/member-roles.ts";

/** Listing the exports of the business. */
export const canReadExports = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "own_business");

/** Requesting an export. */
export const canAskForExport = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "own_business");

/** Downloading an export: an owner in their own session, never staff (`you-own-it.owners-alone`). */
export const canTakeExport = (actor: Actor): actor is MemberInSession =>
  isMemberInSession(actor) && memberHasPermission(actor, "own_business");

/** Importing a business from its file: the operator, by a command. */
export const canImportBusinesses = (actor: Actor) => isSystem(actor);

/** Whether a business was imported and is held. */
export const canSeeHeld = (actor: Actor) => isPermitted(actor, "read");

/** Releasing an imported business: staff, or the operator by a command. */
export const canReleaseBusiness = (actor: Actor) => isPermitted(actor, "change") || isSystem(actor);

/** Writing exports, and deleting expired ones: for tasks. */
export const canMakeExports = (actor: Actor) => isSystem(actor);
