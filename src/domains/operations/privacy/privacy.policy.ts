import { type Actor, isPermitted } from "~/domains/shared/access/actor.ts";

/** Whether email to a contractor is suppressed. */
export const canReadContractorMail = (actor: Actor) => isPermitted(actor, "read");

/** Exporting all data of one person as a file. */
export const canExportPerson = (actor: Actor) => isPermitted(actor, "export");

/** Deleting all data of one person. */
export const canErasePerson = (actor: Actor) => isPermitted(actor, "change");
