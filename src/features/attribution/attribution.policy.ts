import { type Actor, isPermitted } from "~/features/access/actor.ts";

/** How somebody came to the site. */
export const canReadAttribution = (actor: Actor) => isPermitted(actor, "read");
