import { type Actor, canUseSite, isPermitted, isSystem } from "~/domains/shared/index.ts";

/** Who may use the onboarding steps and upload a logo; the cookie decides whose draft it is. */
export const canOnboard = (actor: Actor) => canUseSite(actor);

/** Who may email a contractor a link to resume their draft. */
export const canSendResumeLinks = (actor: Actor) => isPermitted(actor, "change");

/** Who may send notifications and run cleanup. */
export const canRunOnboardingJobs = (actor: Actor) => isSystem(actor);

/** Who may request an estimate or claim a territory. */
export const canRequestEstimate = (actor: Actor) => canUseSite(actor);

/** Who may read requests for estimates. */
export const canReadEstimates = (actor: Actor) => isPermitted(actor, "read");

/** Who may export requests for estimates. */
export const canExportEstimates = (actor: Actor) => isPermitted(actor, "export");

/** Who may invite claimants to sign up. */
export const canInviteClaimants = (actor: Actor) => isPermitted(actor, "change");
