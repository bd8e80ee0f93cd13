import { type Actor, isPermitted, isSystem } from "~/features/access/actor.ts";

/** Failed sign-ins with their addresses, also as a file. */
export const canReadSecurityEvents = (actor: Actor) => isPermitted(actor, "manage_staff");

/** Deletes those whose time has come. */
export const canEraseSecurityEvents = (actor: Actor) => isSystem(actor);
