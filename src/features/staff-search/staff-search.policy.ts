import { type Actor, isPermitted } from "~/features/access/actor.ts";

/** People, businesses and pages by a few words. */
export const canSearchStaffArea = (actor: Actor) => isPermitted(actor, "read");
