import {
  type Actor,
  type ApiClient,
  type BusinessMember,
  type BusinessReader,
  holdsScope,
  isSystem,
  memberActs,
  memberReads,
  type SystemActor,
} from "~/domains/shared/access/actor.ts";

/** Bringing in who called, walked in or stands in a file. */
export const canEnterLeads = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "run_business");

/** What a file would bring in, and what there is to choose from. */
export const canReadLeadEntries = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business");

/** Writing down one of them. */
export const canAddLead = (actor: Actor): actor is BusinessMember | ApiClient =>
  canEnterLeads(actor) || holdsScope(actor, "leads:write");

/** Making a lead of somebody who calls. */
export const canEnterCallers = (actor: Actor): actor is SystemActor => isSystem(actor);

/** Which services and towns there are to choose from. */
export const canReadEntryPages = (actor: Actor): actor is BusinessReader =>
  canReadLeadEntries(actor) || holdsScope(actor, "leads:read") || holdsScope(actor, "leads:write");
