import { type Actor, isPermitted } from "~/domains/shared/access/actor.ts";

/** Referral partners and whom they sent. */
export const canReadAffiliates = (actor: Actor) => isPermitted(actor, "read");

/** Adds and changes referral partners. */
export const canChangeAffiliates = (actor: Actor) => isPermitted(actor, "change");

/** Referral partners as a file. */
export const canExportAffiliates = (actor: Actor) => isPermitted(actor, "export");
