import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  isPermitted,
  isSystem,
  memberCanAct,
  memberCanRead,
  type StaffMember,
  type SystemActor,
} from "~/domains/shared/access/actor.ts";

/** Viewing the addresses of a business's pages. */
export const canReadAddresses = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Choosing and adding addresses for the actor's own pages. */
export const canManageAddresses = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Removing addresses: members their own, staff any. */
export const canRemoveAddresses = (
  actor: Actor,
): actor is StaffMember | SystemActor | BusinessMember =>
  isPermitted(actor, "change") || memberCanAct(actor, "run_business");

/** Checking all due domains, for background tasks. */
export const canCheckAllDomains = (actor: Actor) => isSystem(actor);

/** Viewing the addresses of all businesses. */
export const canReadAllAddresses = (actor: Actor) => isPermitted(actor, "read");
