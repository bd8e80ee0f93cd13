import {
  type Actor,
  type BusinessReader,
  isPermitted,
  isSystem,
  memberCanRead,
} from "~/domains/shared/index.ts";

/** Messages and their recipients; `visibleLinkAudiences` hides bearer links in them. */
export const canReadMessages = (actor: Actor) => isPermitted(actor, "read");

/** Message recipients as a file. */
export const canExportMessages = (actor: Actor) => isPermitted(actor, "export");

/** Proof of any message, with the person's consent. */
export const canReadEvidence = (actor: Actor) => isPermitted(actor, "export");

/** Proof of the business's own messages, for its office. */
export const canReadOwnEvidence = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** The head of each business's day. */
export const canReadEvidenceDays = (actor: Actor) => isPermitted(actor, "read");

/** Sending messages through the providers. */
export const canDeliverMessages = (actor: Actor) => isSystem(actor);
