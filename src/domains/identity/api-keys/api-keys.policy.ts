import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  memberActs,
  memberReads,
} from "~/domains/shared/access/actor.ts";

/** Which keys a business has; of none is the key itself shown. */
export const canReadApiKeys = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "own_business");

/** Making and revoking them. */
export const canManageApiKeys = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "own_business");
