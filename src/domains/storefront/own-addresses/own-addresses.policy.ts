import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  isPermitted,
  isSystem,
  memberActs,
  memberReads,
  type StaffMember,
  type SystemActor,
} from "~/domains/shared/access/actor.ts";

/** The addresses of a business's pages. */
export const canReadAddresses = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business");

/** Choosing and entering addresses of the own pages. */
export const canManageAddresses = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "run_business");

/** Giving them up: members their own, staff any. */
export const canRemoveAddresses = (
  actor: Actor,
): actor is StaffMember | SystemActor | BusinessMember =>
  isPermitted(actor, "change") || memberActs(actor, "run_business");

/** Looking at all domains whose turn it is: for jobs. */
export const canLookForAll = (actor: Actor) => isSystem(actor);

/** The addresses of all businesses. */
export const canReadAllAddresses = (actor: Actor) => isPermitted(actor, "read");
