import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  canUseSite,
  isSystem,
  memberCanAct,
  memberCanRead,
  type SystemActor,
} from "~/domains/shared/index.ts";

/** The connected sources and what they sent. */
export const canReadSources = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Connecting and changing sources, and processing deliveries again. */
export const canChangeSources = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Sending a delivery: anyone with the source's address. */
export const canSendDelivery = (actor: Actor) => canUseSite(actor);

/** Turning deliveries into leads. */
export const canProcessDeliveries = (actor: Actor): actor is SystemActor => isSystem(actor);
