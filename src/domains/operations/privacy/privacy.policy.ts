import { type Actor, isPermitted } from "~/domains/shared/access/actor.ts";

/** Whether mail to a contractor is suppressed. */
export const canReadContractorMail = (actor: Actor) => isPermitted(actor, "read");

/** All that is kept of one person, as a file. */
export const canExportPerson = (actor: Actor) => isPermitted(actor, "export");

/** Deletes all that is kept of one person. */
export const canErasePerson = (actor: Actor) => isPermitted(actor, "change");
