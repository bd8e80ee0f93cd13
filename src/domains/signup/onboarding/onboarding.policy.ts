import { type Actor, isPermitted, isSystem, usesSite } from "~/domains/shared/access/actor.ts";

/** The onboarding's steps and its logo; whose draft it is, its cookie decides. */
export const canOnboard = (actor: Actor) => usesSite(actor);

/** Mails a contractor the link that goes on with their draft. */
export const canSendResumeLinks = (actor: Actor) => isPermitted(actor, "change");

/** Notifications, and what is deleted in time. */
export const canRunOnboardingJobs = (actor: Actor) => isSystem(actor);
