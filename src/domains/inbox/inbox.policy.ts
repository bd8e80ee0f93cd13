import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  holdsScope,
  memberActs,
  memberReads,
} from "~/domains/shared/access/actor.ts";

/** Conversations of the business; a technician sees those of their own visits' customers. */
export const canReadInbox = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "do_visits") || holdsScope(actor, "conversations:read");

/** What a member has read; staff who look have read nothing. */
export const canMarkRead = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "do_visits");

/** Who takes care of a conversation, and what the business writes again and again. */
export const canRunInbox = (actor: Actor): actor is BusinessMember =>
  memberActs(actor, "run_business");

/** What the business writes again and again, as the office and staff who look see it. */
export const canReadSnippets = (actor: Actor): actor is BusinessReader =>
  memberReads(actor, "run_business");
