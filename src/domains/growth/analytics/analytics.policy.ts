import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  memberActs,
  memberReads,
} from "~/domains/shared/access/actor.ts";

/** What the business's leads came to, and what it spends on them. */
export const canReadAnalytics = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business");

/** Writing down and bringing in what was spent. */
export const canChangeSpend = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "run_business");
