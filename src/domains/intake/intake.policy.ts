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
  type SystemActor,
} from "~/domains/shared/index.ts";

/** Adding callers and walk-ins, and importing files. */
export const canEnterLeads = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Import previews and the choices for new leads. */
export const canReadLeadEntries = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Adding a single lead. */
export const canAddLead = (actor: Actor): actor is BusinessMember | ApiClient =>
  canEnterLeads(actor) || hasScope(actor, "leads:write");

/** Creating a lead from a call. */
export const canCreateLeadsFromCalls = (actor: Actor): actor is SystemActor => isSystem(actor);

/** The services and cities to choose from. */
export const canReadEntryPages = (actor: Actor): actor is BusinessReader =>
  canReadLeadEntries(actor) || hasScope(actor, "leads:read") || hasScope(actor, "leads:write");

/** The opt-out list. */
export const canReadOptOuts = (actor: Actor) => isPermitted(actor, "read");

/** Recording an opt-out made another way, such as by phone. */
export const canRecordOptOuts = (actor: Actor) => isPermitted(actor, "change");

/** Exporting opt-outs as a file. */
export const canExportOptOuts = (actor: Actor) => isPermitted(actor, "export");

/** Creating a lead from what a connected source sent. */
export const canReceiveLeads = (actor: Actor): actor is SystemActor => isSystem(actor);
