import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  isPermitted,
  memberActs,
  memberReads,
  type StaffMember,
  type SystemActor,
  usesSite,
} from "~/domains/shared/access/actor.ts";

/** An application to the program, by oneself or taken in by telephone. */
export const canApply = (actor: Actor) => usesSite(actor);

/** Applications, participants, their leads and money. */
export const canReadRevenueShare = (actor: Actor) => isPermitted(actor, "read");

/** The participations of one's own business: which, is bound to the actor. */
export const canReadOwnShare = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business");

/** A participation's leads, statements and sums: staff any, a business its own. */
export const canReadShare = (actor: Actor) => canReadRevenueShare(actor) || canReadOwnShare(actor);

/** Reporting a closed deal: staff any, a business its own. */
export const canRecordDeals = (actor: Actor): actor is StaffMember | SystemActor | BusinessMember =>
  isPermitted(actor, "change") || memberActs(actor, "run_business");

/** Confirming a statement of one's own business, and asking about it. */
export const canReplyToStatements = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "own_business");

/** Reviews applications, changes deals, and writes the ledger. */
export const canChangeRevenueShare = (actor: Actor) => isPermitted(actor, "change");

/** Applications, participants and statements as a file. */
export const canExportRevenueShare = (actor: Actor) => isPermitted(actor, "export");
