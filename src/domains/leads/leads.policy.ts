import {
  type Actor,
  type ApiClient,
  type BusinessMember,
  type BusinessReader,
  holdsScope,
  isPermitted,
  memberActs,
  memberReads,
  usesSite,
} from "~/domains/shared/access/actor.ts";

/** A homeowner's request. */
export const canSendLead = (actor: Actor) => usesSite(actor);

/** Homeowners, what they asked, and what they consented to. */
export const canReadLeads = (actor: Actor) => isPermitted(actor, "read");

/** A lead's status, and what becomes of quarantined enquiries. */
export const canChangeLeads = (actor: Actor) => isPermitted(actor, "change");

/** Homeowners as a file. */
export const canExportLeads = (actor: Actor) => isPermitted(actor, "export");

/** The leads of one's own business (`members.bound-to-business`). */
export const canReadOwnLeads = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business") || holdsScope(actor, "leads:read");

/** What becomes of them. */
export const canChangeOwnLeads = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "run_business");

/** In which stage of the board they are. */
export const canMoveOwnLeads = (actor: Actor): actor is BusinessMember | ApiClient =>
  memberActs(actor, "run_business") || holdsScope(actor, "leads:write");
