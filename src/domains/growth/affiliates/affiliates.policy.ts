import { type Actor, isPermitted } from "~/domains/shared/access/actor.ts";

/** Reading referral partners and their referrals. */
export const canReadAffiliates = (actor: Actor) => isPermitted(actor, "read");

/** Adding and changing referral partners. */
export const canChangeAffiliates = (actor: Actor) => isPermitted(actor, "change");

/** Exporting referral partners. */
export const canExportAffiliates = (actor: Actor) => isPermitted(actor, "export");
