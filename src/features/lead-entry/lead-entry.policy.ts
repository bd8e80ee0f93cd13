import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  memberActs,
  memberReads,
} from "~/features/access/actor.ts";

/** Bringing in who called, walked in or stands in a file. */
export const canEnterLeads = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "run_business");

/** What a file would bring in, and what there is to choose from. */
export const canReadLeadEntries = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business");
