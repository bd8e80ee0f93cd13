import { type Actor, isSystem } from "~/domains/shared/access/actor.ts";

/** Deleting export files: for tasks. */
export const canRemoveExports = (actor: Actor) => isSystem(actor);
