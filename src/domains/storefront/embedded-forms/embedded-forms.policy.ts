import { type Actor, isPermitted } from "~/domains/shared/access/actor.ts";

/** Changing the sites that may embed a business's form. */
export const canChangeEmbedHosts = (actor: Actor) => isPermitted(actor, "change");
