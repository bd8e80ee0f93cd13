import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  isSystem,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/access/actor.ts";

/** Reading a business's webhooks and their deliveries. */
export const canReadWebhooks = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "own_business");

/** Adding, changing, pausing, deleting, and resending. */
export const canManageWebhooks = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "own_business");

/** Sending pending deliveries and deleting old ones: for tasks. */
export const canDeliverWebhooks = (actor: Actor) => isSystem(actor);
