import { type Actor, isPermitted, isStaff, isSystem } from "~/features/access/actor.ts";
import { grantsAccess } from "~/features/access/roles.ts";
import type { GrantsAccess } from "~/platform/mail/email.ts";

/** What was written to whom; links that let somebody in stay hidden by `grantsAccess`. */
export const canReadMessages = (actor: Actor) => isPermitted(actor, "read");

/** Who was written to, as a file. */
export const canExportMessages = (actor: Actor) => isPermitted(actor, "export");

/** Hands messages to the mail server. */
export const canDeliverMessages = (actor: Actor) => isSystem(actor);

/** Links that let somebody in: only for those who could let them in anyway. */
export const canSeeLinks = (actor: Actor, of: GrantsAccess) =>
  isStaff(actor) && grantsAccess(actor).includes(of);
