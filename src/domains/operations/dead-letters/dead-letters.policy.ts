import { type Actor, isPermitted } from "~/domains/shared/access/actor.ts";

/** What gave up and waits for a person. */
export const canReadDeadLetters = (actor: Actor) => isPermitted(actor, "read");

/** Sends again what gave up. */
export const canReplayDeadLetters = (actor: Actor) => isPermitted(actor, "change");
