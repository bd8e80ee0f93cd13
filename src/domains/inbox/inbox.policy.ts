import {
  type Actor,
  type BusinessMember,
  type BusinessReader,
  hasScope,
  memberCanAct,
  memberCanRead,
} from "~/domains/shared/access/actor.ts";

/** Conversations of the business; a technician sees those of their own appointments' customers. */
export const canReadInbox = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "do_visits") || hasScope(actor, "conversations:read");

/** Marking as read, for members only: staff who view an account leave no read state. */
export const canMarkRead = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "do_visits");

/** Assigning conversations, and editing templates. */
export const canManageInbox = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Templates, as read by the office and viewing staff. */
export const canReadSnippets = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");
