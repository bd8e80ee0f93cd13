import { type Actor, isPermitted } from "~/features/access/actor.ts";

/** Business pages in any state. They hold nothing about people that is not public, also as a file. */
export const canReadPages = (actor: Actor) => isPermitted(actor, "read");

/** Publishes and pauses business pages. */
export const canPublishPages = (actor: Actor) => isPermitted(actor, "change");
