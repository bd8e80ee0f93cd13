import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  canUseSite,
  isPermitted,
  memberCanAct,
  memberCanRead,
  type StaffMember,
  type SystemActor,
} from "~/domains/shared/access/actor.ts";

/** Applying to the program, for oneself or by phone. */
export const canApply = (actor: Actor) => canUseSite(actor);

/** Reading applications, participants, their leads, and money. */
export const canReadRevenueShare = (actor: Actor) => isPermitted(actor, "read");

/** Reading the participations of the actor's own business. */
export const canReadOwnShare = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Reading a participation's leads, statements, and totals: staff any, a business its own. */
export const canReadShare = (actor: Actor) => canReadRevenueShare(actor) || canReadOwnShare(actor);

/** Reporting a closed deal: staff any, a business its own. */
export const canRecordDeals = (actor: Actor): actor is StaffMember | SystemActor | BusinessMember =>
  isPermitted(actor, "change") || memberCanAct(actor, "run_business");

/** Confirming one's own business's statements and sending questions about them. */
export const canReplyToStatements = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "own_business");

/** Reviewing applications, changing deals, and adding to the ledger. */
export const canChangeRevenueShare = (actor: Actor) => isPermitted(actor, "change");

/** Exporting applications, participants, and statements. */
export const canExportRevenueShare = (actor: Actor) => isPermitted(actor, "export");
