import { type Actor, isPermitted, isSystem } from "~/domains/shared/access/actor.ts";

/** Files of business pages that were brought in, and what became of their rows. */
export const canReadImports = (actor: Actor) => isPermitted(actor, "read");

/** Brings a file of business pages in. */
export const canImportPages = (actor: Actor) => isPermitted(actor, "change");

/** Works through a file that somebody started. */
export const canRunImports = (actor: Actor) => isSystem(actor);
