import { type Actor, isPermitted, isSystem } from "~/domains/shared/access/actor.ts";

/** What was written to whom; bearer links in it stay hidden by `linksShownTo`. */
export const canReadMessages = (actor: Actor) => isPermitted(actor, "read");

/** Who was written to, as a file. */
export const canExportMessages = (actor: Actor) => isPermitted(actor, "export");

/** Hands messages to the mail server. */
export const canDeliverMessages = (actor: Actor) => isSystem(actor);
