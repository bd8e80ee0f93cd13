import { type Actor, isPermitted } from "~/domains/shared/access/actor.ts";

/** Contractors, their answers, and staff notes about them. */
export const canReadContractors = (actor: Actor) => isPermitted(actor, "read");

/** Adding notes about a contractor, and unblocking their email address. */
export const canChangeContractors = (actor: Actor) => isPermitted(actor, "change");

/** Contractors as a file. */
export const canExportContractors = (actor: Actor) => isPermitted(actor, "export");
