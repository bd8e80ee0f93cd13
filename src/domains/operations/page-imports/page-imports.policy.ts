import { type Actor, isPermitted, isSystem } from "~/domains/shared/access/actor.ts";

/** Reading page imports and the results of their rows. */
export const canReadImports = (actor: Actor) => isPermitted(actor, "read");

/** Importing a file of business pages. */
export const canImportPages = (actor: Actor) => isPermitted(actor, "change");

/** Running an import that a member of staff started. */
export const canRunImports = (actor: Actor) => isSystem(actor);
