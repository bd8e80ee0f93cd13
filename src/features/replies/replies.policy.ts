import { type Actor, isPermitted, isSystem } from "~/features/access/actor.ts";

/** Mails and pictures that came in. */
export const canReceiveReplies = (actor: Actor) => isSystem(actor);

/** Answering in a homeowner's place, while no provider of texts is set. */
export const canTryPhone = (actor: Actor) => isPermitted(actor, "change");

/** What came in and belongs to no conversation. */
export const canReadUnmatched = (actor: Actor) => isPermitted(actor, "read");

/** Saying that it was seen, and to whom it belongs. */
export const canSortUnmatched = (actor: Actor) => isPermitted(actor, "change");
