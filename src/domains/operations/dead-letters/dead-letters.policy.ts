import { type Actor, isPermitted } from "~/domains/shared/access/actor.ts";

/** Reading failed items. */
export const canReadDeadLetters = (actor: Actor) => isPermitted(actor, "read");

/** Resending failed items. */
export const canReplayDeadLetters = (actor: Actor) => isPermitted(actor, "change");
