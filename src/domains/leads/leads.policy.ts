import {
  type Actor,
  type ApiClient,
  type BusinessMember,
  type BusinessReader,
  canUseSite,
  hasScope,
  isPermitted,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/index.ts";

/** Who may send a homeowner's request. */
export const canSendLead = (actor: Actor) => canUseSite(actor);

/** Who may read homeowners, their requests, and their consents. */
export const canReadLeads = (actor: Actor) => isPermitted(actor, "read");

/** Who may change a lead's status and review quarantined requests. */
export const canChangeLeads = (actor: Actor) => isPermitted(actor, "change");

/** Who may export homeowners. */
export const canExportLeads = (actor: Actor) => isPermitted(actor, "export");

/** Who may read the leads of their own business (`members.bound-to-business`). */
export const canReadOwnLeads = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business") || hasScope(actor, "leads:read");

/** Who may change them. */
export const canChangeOwnLeads = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Who may move them to another stage. */
export const canMoveOwnLeads = (actor: Actor): actor is BusinessMember | ApiClient =>
  memberCanAct(actor, "run_business") || hasScope(actor, "leads:write");

/** A member's own saved views of the lead list; staff viewing as the business have none. */
export const canReadLeadViews = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Who may save and delete them. */
export const canSaveLeadViews = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");
