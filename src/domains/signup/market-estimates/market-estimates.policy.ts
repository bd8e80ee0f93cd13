import { type Actor, canUseSite, isPermitted } from "~/domains/shared/access/actor.ts";

/** Who may request an estimate or claim a territory. */
export const canRequestEstimate = (actor: Actor) => canUseSite(actor);

/** Who may read requests for estimates. */
export const canReadEstimates = (actor: Actor) => isPermitted(actor, "read");

/** Who may export requests for estimates. */
export const canExportEstimates = (actor: Actor) => isPermitted(actor, "export");

/** Who may invite claimants to sign up. */
export const canInviteClaimants = (actor: Actor) => isPermitted(actor, "change");
