import { type Actor, isPermitted } from "~/domains/shared/access/actor.ts";

/** On which sites a business may show its form. */
export const canChangeEmbedHosts = (actor: Actor) => isPermitted(actor, "change");
