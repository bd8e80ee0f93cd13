import { type Actor, isPermitted } from "~/domains/shared/access/actor.ts";

/** Searching people, businesses, and pages. */
export const canSearchStaffArea = (actor: Actor) => isPermitted(actor, "read");
