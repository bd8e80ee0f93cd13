import { type Actor, isPermitted } from "~/domains/shared/access/actor.ts";

/** Contractors, their answers, and what staff wrote down about them. */
export const canReadContractors = (actor: Actor) => isPermitted(actor, "read");

/** Notes about a contractor, and whether mail reaches them. */
export const canChangeContractors = (actor: Actor) => isPermitted(actor, "change");

/** Contractors as a file. */
export const canExportContractors = (actor: Actor) => isPermitted(actor, "export");
