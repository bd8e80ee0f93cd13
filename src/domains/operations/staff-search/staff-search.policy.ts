import { type Actor, isPermitted } from "~/domains/shared/access/actor.ts";

/** People, businesses and pages by a few words. */
export const canSearchStaffArea = (actor: Actor) => isPermitted(actor, "read");
