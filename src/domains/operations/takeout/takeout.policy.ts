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
} from "~/domains/shared/access/actor.ts";
import { memberMay } from "~/domains/shared/access/member-roles.ts";

/** Which files were made of the business. */
export const canReadExports = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "own_business");

/** Having one made. */
export const canAskForExport = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "own_business");

/** Taking one: an owner in a session of their own, never staff who look (`you-own-it.owners-alone`). */
export const canTakeExport = (actor: Actor): actor is MemberInSession =>
  isMemberInSession(actor) && memberMay(actor, "own_business");

/** Bringing a business in from its file: whoever runs the installation, by a command. */
export const canImportBusinesses = (actor: Actor) => isSystem(actor);

/** Whether a business was brought in and is held. */
export const canSeeHeld = (actor: Actor) => isPermitted(actor, "read");

/** Letting it send: staff, and whoever runs the installation, by a command. */
export const canReleaseBusiness = (actor: Actor) => isPermitted(actor, "change") || isSystem(actor);

/** Making them, and ending those whose week is over: for jobs. */
export const canMakeExports = (actor: Actor) => isSystem(actor);
