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
} from "~/domains/shared/index.ts";

/** Reading referral partners and their referrals. */
export const canReadAffiliates = (actor: Actor) => isPermitted(actor, "read");

/** Adding and changing referral partners. */
export const canChangeAffiliates = (actor: Actor) => isPermitted(actor, "change");

/** Exporting referral partners. */
export const canExportAffiliates = (actor: Actor) => isPermitted(actor, "export");

/** Reading the results of the business's leads and its spending on them. */
export const canReadAnalytics = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Adding and importing marketing spend. */
export const canChangeSpend = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Reading the conversions that ad platforms are sent. */
export const canReadConversions = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Connecting ad platforms. */
export const canChangeConversions = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Reporting bad leads of one's own business. */
export const canReportLeads = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Reading the business's own bad-lead reports. */
export const canReadOwnReports = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Reading the reports of all businesses. */
export const canReadReports = (actor: Actor) => isPermitted(actor, "read");

/** Accepting and declining reports. */
export const canDecideReports = (actor: Actor): actor is StaffMember | SystemActor =>
  isPermitted(actor, "change");

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

/** Reading review requests and settings. */
export const canReadReviews = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/**
 * Changing review settings. They apply to all customers, not to single ones (`reviews.everybody`).
 */
export const canSetUpReviews = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");
