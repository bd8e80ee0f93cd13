import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  isSystem,
  memberActs,
  memberReads,
} from "~/domains/shared/access/actor.ts";

/** Which webhooks a business has, and what became of what was sent. */
export const canReadWebhooks = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "own_business");

/** Adding, changing, pausing and deleting them, and sending again. */
export const canManageWebhooks = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "own_business");

/** Sending what waits, and forgetting what was sent long ago: for jobs. */
export const canDeliverWebhooks = (actor: Actor) => isSystem(actor);
