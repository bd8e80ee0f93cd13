import { type Actor, isPermitted, isSystem } from "~/features/access/actor.ts";

/** Mails and pictures that came in. */
export const canReceiveReplies = (actor: Actor) => isSystem(actor);

/** Answering in a homeowner's place, while no provider of texts is set. */
export const canTryPhone = (actor: Actor) => isPermitted(actor, "change");
