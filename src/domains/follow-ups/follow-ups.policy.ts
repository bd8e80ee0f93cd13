import {
  type Actor,
  type ApiClient,
  type BusinessMember,
  type BusinessReader,
  hasScope,
  isPermitted,
  isSystem,
  memberCanAct,
  memberCanRead,
  type StaffMember,
  type SystemActor,
} from "~/domains/shared/index.ts";

/** Automatic sending by the product. */
export const canSendFollowUps = (actor: Actor) => isSystem(actor);

/** Follow-ups of all businesses and what is scheduled. */
export const canReadFollowUps = (actor: Actor) => isPermitted(actor, "read");

/**
 * A lead's follow-up and what a business sends: members for their own business, staff for every
 * business.
 */
export const canReadFollowUp = (actor: Actor) =>
  isPermitted(actor, "read") || memberCanRead(actor, "run_business");

/**
 * Editing sequences, pausing, resuming and stopping a lead's follow-up, and messaging the person
 * manually; members for their own business.
 */
export const canControlFollowUp = (
  actor: Actor,
): actor is StaffMember | SystemActor | BusinessMember =>
  isPermitted(actor, "change") || memberCanAct(actor, "run_business");

/**
 * Messaging a person manually. An API client may only send them an estimate or an invoice; those
 * commands check it.
 */
export const canMessageManually = (
  actor: Actor,
): actor is StaffMember | SystemActor | BusinessMember | ApiClient =>
  canControlFollowUp(actor) ||
  hasScope(actor, "estimates:write") ||
  hasScope(actor, "invoices:write");

/** Writing a message that is sent later, and changing or canceling one of a colleague's. */
export const canScheduleMessages = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** The actor's own services, and each one's sequence. */
export const canReadOwnSequences = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");
