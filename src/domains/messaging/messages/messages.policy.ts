import { type Actor, isPermitted, isSystem } from "~/domains/shared/index.ts";

/** Messages and their recipients; `visibleLinkAudiences` hides bearer links in them. */
export const canReadMessages = (actor: Actor) => isPermitted(actor, "read");

/** Message recipients as a file. */
export const canExportMessages = (actor: Actor) => isPermitted(actor, "export");

/** Sending messages through the providers. */
export const canDeliverMessages = (actor: Actor) => isSystem(actor);
