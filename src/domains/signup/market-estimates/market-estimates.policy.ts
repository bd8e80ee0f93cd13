import { type Actor, isPermitted, usesSite } from "~/domains/shared/access/actor.ts";

/** An estimate, or the claim of a business page. */
export const canAskForEstimate = (actor: Actor) => usesSite(actor);

/** Who asked for an estimate. */
export const canReadEstimates = (actor: Actor) => isPermitted(actor, "read");

/** Who asked for an estimate, as a file. */
export const canExportEstimates = (actor: Actor) => isPermitted(actor, "export");

/** Invites somebody who claimed a page to the onboarding. */
export const canInviteClaimants = (actor: Actor) => isPermitted(actor, "change");
