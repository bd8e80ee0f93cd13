import { type Actor, isSystem } from "~/domains/shared/access/actor.ts";

/** Deleting what an export wrote: for jobs. */
export const canRemoveExports = (actor: Actor) => isSystem(actor);
