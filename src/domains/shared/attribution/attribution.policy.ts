import { type Actor, isPermitted } from "~/domains/shared/access/actor.ts";

/** How somebody came to the site. */
export const canReadAttribution = (actor: Actor) => isPermitted(actor, "read");
