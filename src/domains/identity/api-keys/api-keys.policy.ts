import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/access/actor.ts";

/** Listing a business's keys; the key itself is never shown. */
export const canReadApiKeys = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "own_business");

/** Creating and revoking keys. */
export const canManageApiKeys = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "own_business");
