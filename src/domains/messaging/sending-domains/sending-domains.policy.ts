import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  isSystem,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/index.ts";

/** Seeing the domain that the business's emails are sent from, and its records. */
export const canReadSendingDomain = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "own_business");

/** Choosing the domain that the business's emails are sent from. */
export const canManageSendingDomain = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "own_business");

/** Checking every domain that is due: for tasks only. */
export const canCheckSendingDomains = (actor: Actor) => isSystem(actor);
